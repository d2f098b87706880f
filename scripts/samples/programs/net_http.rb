# Records a payment through net/http and lets what it raises be printed. Used by samples.
require 'json'
require 'net/http'

uri = URI(ARGV.fetch(0))
request = Net::HTTP::Post.new(uri, 'Content-Type' => 'application/json', 'Authorization' => "Bearer #{ENV.fetch('API_KEY')}")
request.body = JSON.generate(amount_minor: 100)
options = { use_ssl: uri.scheme == 'https', open_timeout: 0.4, read_timeout: 0.4, max_retries: 0 }
response = Net::HTTP.start(uri.hostname, uri.port, options) { |http| http.request(request) }
response.value
JSON.parse(response.body)
