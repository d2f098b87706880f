#!/usr/bin/env escript
%% Records a payment through httpc and prints the reason. Used by samples.

main([Url]) ->
    {ok, _} = application:ensure_all_started(inets),
    {ok, _} = application:ensure_all_started(ssl),
    case record_payment(Url, os:getenv("API_KEY")) of
        {ok, _Payment} ->
            ok;
        {error, Reason} ->
            io:format(standard_error, "record_payment failed: ~p~n", [Reason]),
            halt(1)
    end.

record_payment(Url, Key) ->
    Request = {Url, [{"authorization", "Bearer " ++ Key}], "application/json", jiffy:encode(#{amount_minor => 100})},
    Tls = httpc:ssl_verify_host_options(true),
    HttpOptions = [{timeout, 400}, {connect_timeout, 400}, {ssl, Tls}],
    case httpc:request(post, Request, HttpOptions, [{body_format, binary}]) of
        {ok, {{_Version, Status, _Phrase}, _Headers, Body}} when Status >= 200, Status < 300 ->
            {ok, jiffy:decode(Body, [return_maps])};
        {ok, {{_Version, Status, Phrase}, _Headers, Body}} ->
            {error, {http_error, Status, Phrase, Body}};
        {error, Reason} ->
            {error, Reason}
    end.
