export const legal = {
	updatedOn: "Last changed on {{date}}",
	contents: "On this page",
};
