# Sends the call through HTTP::Tiny and dies with what it says. Used by samples.
use strict;
use warnings;
use HTTP::Tiny;
use JSON::PP;

my $client = HTTP::Tiny->new(timeout => 0.4, verify_SSL => 1);
my $response = $client->post($ARGV[0], { headers => { 'content-type' => 'application/json' }, content => '{"amount_minor":100}' });
die "$response->{status} $response->{reason}: $response->{content}\n" if $response->{status} == 599;
die "HTTP $response->{status} $response->{reason}\n" unless $response->{success};
decode_json($response->{content});
