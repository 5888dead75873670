import { expect, test } from "vitest";
import { isWithin, networkOf, readAddress, readNetwork } from "./addresses.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:4711", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::FFFF:C000:201", "192.0.2.1"],
  ["[2001:DB8:0::7]:4711", "2001:db8::7"],
  ["fe80::1%br-lan", "fe80::1"],
  ["1", undefined],
  ["010.0.0.1", undefined],
  ["127.1", undefined],
  ["nonsense", undefined],
  ["", undefined],
])("%s is the address %s", (text, address) => {
  expect(readAddress(text)?.toString()).toBe(address);
});

test.each([
  ["10.0.0.0/8", "10.1.2.3", true],
  ["10.0.0.0/8", "11.0.0.1", false],
  ["10.0.0.1", "10.0.0.2", false],
  ["::ffff:10.0.0.0/104", "10.1.2.3", true],
  ["::/0", "10.1.2.3", true],
  ["0.0.0.0/0", "2001:db8::1", false],
  ["fc00::/7", "fd00::1", true],
])("the network %s contains %s: %s", (network, text, is) => {
  const [address, networks] = [readAddress(text), [readNetwork(network)].filter((one) => one !== undefined)];
  expect(address && isWithin(address, networks)).toBe(is);
});

test.each(["", "10.0.0.0/33", "::/129", "10.1/8", "10.0.0.0/", "10.0.0.0/8/8", "10.0.0.1:80", "abc"])(
  "%s is not a network",
  (text) => {
    expect(readNetwork(text)).toBeUndefined();
  },
);

test("a household of IPv6 addresses is one network, an IPv4 address is its own", () => {
  expect(networkOf("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
  expect(networkOf("2001:0db8::1")).toBe(networkOf("2001:db8:0:0:ffff::9"));
  expect(networkOf("2001:db8:0:1::1")).not.toBe(networkOf("2001:db8::1"));
  expect(networkOf("::1")).toBe("0:0:0:0");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0");
  expect([networkOf("192.0.2.1"), networkOf("")]).toEqual(["192.0.2.1", ""]);
});
