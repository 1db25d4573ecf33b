import { expect, test } from "vitest";
import { loggedAddress } from "./logged-address";

const KEY = "0123456789abcdef0123456789abcdef";

test.each([
	[`/newsletter/confirm?key=${KEY}`, "/newsletter/confirm?key=…"],
	[`/es/newsletter/unsubscribe.data?_routes=x&key=${KEY}&lng=sv`, "/es/newsletter/unsubscribe.data?_routes=x&key=…&lng=sv"],
	[`/sv/news/preview/${KEY}.data?x=1`, "/sv/news/preview/…?x=1"],
	[`/es/orders/K7RWXH3M/${KEY}.data?_routes=x`, "/es/orders/K7RWXH3M/…?_routes=x"],
	[`/orders/K7RWXH3M/${KEY}/invoice.pdf`, "/orders/K7RWXH3M/…/invoice.pdf"],
	[`/t/${KEY}`, "/t/…"],
	[`/sv/t/${KEY}.pdf`, "/sv/t/…"],
	[`/newsletter/confirm?k%65y=${KEY}`, "/newsletter/confirm?key=…"],
	[`/newsletter/confirm%3Fkey%3D${KEY}`, "/newsletter/confirm?key=…"],
	[`/newsletter/confirm?key=one&KEY=${KEY}`, "/newsletter/confirm?key=…&KEY=…"],
	[`/admin/login?redirectTo=%2Fnews%2Fpreview%2F${KEY}&x=1`, "/admin/login?redirectTo=/news/preview/…&x=1"],
	[`/admin/login?redirectTo=%252Fnewsletter%252Funsubscribe%253Fkey%253D${KEY}`, "/admin/login?redirectTo=/newsletter/unsubscribe?key=…"],
])("%s is written down without its key", (url, logged) => {
	expect(loggedAddress(url)).toBe(logged);
});

test.each([
	"/",
	"/admin/orders/12/payment",
	"/orders",
	"/speakers?q=%C3%A5sa%20key",
	"/news/preview",
	"/es/news/keynote-speakers?x=100%",
	"/admin/login?redirectTo=%2Fadmin%2Fnews",
	"/%2",
])("%s is written down as it is", (url) => {
	expect(loggedAddress(url)).toBe(url);
});

test("no address fills the log", () => {
	expect(loggedAddress(`/?${"x".repeat(16_000)}key=${KEY}`)).toHaveLength(4097);
	expect(loggedAddress(`/?key=${KEY}${"x".repeat(16_000)}`)).toBe("/?key=…");
});
