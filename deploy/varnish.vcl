# Varnish 7 with the module xkey (Debian: varnish, varnish-modules) as a CDN of its own before the shop:
#   CDN_SECONDS=30 CDN_PURGE_URL=http://127.0.0.1:6081/purge
# It holds what the shop names as the same for everybody, and forgets it by its keys as soon as the shop changes it. Everything else passes.
vcl 4.1;
import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# From where the shop may have things forgotten.
acl shop {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.url == "/purge") {
    if (req.method != "POST" || client.ip !~ shop) {
      return (synth(403));
    }
    set req.http.purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  if (req.http.Upgrade ~ "(?i)websocket") {
    return (pipe);
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Whatever is held is the same under its address with a cookie, a token or without.
  return (hash);
}

sub vcl_pipe {
  if (req.http.Upgrade) {
    set bereq.http.Upgrade = req.http.Upgrade;
    set bereq.http.Connection = req.http.Connection;
  }
}

sub vcl_backend_response {
  if (beresp.status == 200 && beresp.http.CDN-Cache-Control ~ "^max-age=\d+$" && !beresp.http.Set-Cookie) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^max-age=", "") + "s", 0s);
    # While it is fetched anew it may be held a little longer, and it is asked for by its etag.
    set beresp.grace = 5s;
    set beresp.keep = 5m;
    set beresp.http.xkey = beresp.http.Surrogate-Key;
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 2m;
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
}
