# Records a payment through LWP::UserAgent and dies with the status line. Used by samples.
use strict;
use warnings;
use JSON::PP;
use LWP::UserAgent;

my $ua = LWP::UserAgent->new(timeout => 1);
my $response = $ua->post(
    $ARGV[0],
    'Content-Type' => 'application/json',
    Authorization  => "Bearer $ENV{API_KEY}",
    Content        => encode_json({ amount_minor => 100 }),
);
die 'payment failed: ', $response->status_line unless $response->is_success;
decode_json($response->decoded_content);
