// As Node's --disable-proto=delete, however the server is started: no key from outside reaches a prototype by this name.
// The first import of the server, so that no library has looked before.
Reflect.deleteProperty(Object.prototype, "__proto__");
