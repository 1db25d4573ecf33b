import { expect, test } from "vitest";
import { directionsUrl } from "./directions.server.ts";

const place = { address: "Calle 1, 76000", city: "Querétaro" };

test("directions link to the marker of the map", () => {
	const mapUrl = "https://www.openstreetmap.org/?mlat=20.5931&mlon=-100.3520#map=16/20.5931/-100.3520";
	expect(directionsUrl({ ...place, mapUrl })).toBe("https://www.openstreetmap.org/directions?to=20.5931%2C-100.352");
});

test("without a marker, directions link to the address", () => {
	expect(directionsUrl({ ...place, mapUrl: "https://maps.example/venue" })).toBe(
		"https://www.openstreetmap.org/directions?to=Calle+1%2C+76000%2C+Quer%C3%A9taro",
	);
});
