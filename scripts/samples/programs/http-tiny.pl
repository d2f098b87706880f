# Records a payment through HTTP::Tiny and dies with what it says. Used by samples.
use strict;
use warnings;
use HTTP::Tiny;
use JSON::PP;

my $client = HTTP::Tiny->new(timeout => 0.4, verify_SSL => 1);
my $response = $client->post($ARGV[0], {
    headers => { 'content-type' => 'application/json', authorization => "Bearer $ENV{API_KEY}" },
    content => encode_json({ amount_minor => 100 }),
});
die "$response->{status} $response->{reason}: $response->{content}\n" unless $response->{success};
decode_json($response->{content});
