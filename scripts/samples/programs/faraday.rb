# Records a payment through Faraday and lets what it raises be printed. Used by samples.
require 'faraday'
require 'json'

connection = Faraday.new(request: { timeout: 0.4 }) { |builder| builder.response :raise_error }
headers = { 'Content-Type' => 'application/json', 'Authorization' => "Bearer #{ENV.fetch('API_KEY')}" }
response = connection.post(ARGV.fetch(0), JSON.generate(amount_minor: 100), headers)
JSON.parse(response.body)
