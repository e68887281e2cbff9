-- What the request of a close was computed from: a signature computes it again only where that changed.
ALTER TABLE cierres ADD COLUMN pulso TEXT NOT NULL DEFAULT '';
