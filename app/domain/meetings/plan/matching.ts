/**
 * Returns a matching of maximum weight with at most `most` edges, by Edmonds' algorithm with blossoms in O(n³): the partner of each vertex, -1 if it
 * has none. All free vertices have the same, smallest dual variable, so that the matching after each augmentation is the heaviest of its size.
 * @param weight of the edge between two vertices, a whole number; 0 if there is no edge
 */
export function maximumMatching(count: number, weight: (one: number, other: number) => number, most = count): number[] {
	const n = count;
	const size = n + (n >> 1) + 2;
	/** Vertices are 1 to n, blossoms follow; 0 is none. The edge between two of them is the lightest one between their vertices. */
	const from = new Int16Array(size * size);
	const to = new Int16Array(size * size);
	const weights = new Int32Array((n + 1) * (n + 1));
	const label = new Int32Array(size);
	const match = new Int16Array(size);
	const slack = new Int16Array(size);
	const slackLeft = new Int32Array(size);
	const root = new Int16Array(size);
	const parent = new Int16Array(size);
	const side = new Int8Array(size);
	const seen = new Int32Array(size);
	const within = new Int16Array(size * (n + 1));
	const flower: number[][] = Array.from({ length: size }, () => []);
	let queue: number[] = [];
	let last = n;
	let visit = 0;
	let heaviest = 0;

	const distance = (edge: number) => {
		const [u, v] = [from[edge] as number, to[edge] as number];
		return (label[u] as number) + (label[v] as number) - 2 * (weights[u * (n + 1) + v] as number);
	};
	const at = (u: number, v: number) => u * size + v;

	function updateSlack(u: number, x: number, left = distance(at(x, u))): void {
		if (slack[x] && left >= (slackLeft[x] as number)) return;
		slack[x] = u;
		slackLeft[x] = left;
	}
	function setSlack(x: number): void {
		slack[x] = 0;
		for (let u = 1; u <= n; u += 1) if (from[at(x, u)] && root[u] !== x && side[root[u] as number] === 0) updateSlack(u, x);
	}
	function push(x: number): void {
		if (x <= n) queue.push(x);
		else for (const inner of flower[x] as number[]) push(inner);
	}
	function setRoot(x: number, blossom: number): void {
		root[x] = blossom;
		if (x > n) for (const inner of flower[x] as number[]) setRoot(inner, blossom);
	}
	function evenPosition(blossom: number, x: number): number {
		const petals = flower[blossom] as number[];
		const position = petals.indexOf(x);
		if (position % 2 === 0) return position;
		flower[blossom] = [petals[0] as number, ...petals.slice(1).reverse()];
		return petals.length - position;
	}
	function setMatch(u: number, v: number): void {
		const edge = at(u, v);
		match[u] = to[edge] as number;
		if (u <= n) return;
		const inner = within[u * (n + 1) + (from[edge] as number)] as number;
		const position = evenPosition(u, inner);
		const petals = flower[u] as number[];
		for (let index = 0; index < position; index += 1) setMatch(petals[index] as number, petals[index ^ 1] as number);
		setMatch(inner, v);
		flower[u] = [...petals.slice(position), ...petals.slice(0, position)];
	}
	function augment(start: number, end: number): void {
		for (let u = start, v = end; ; ) {
			const next = root[match[u] as number] as number;
			setMatch(u, v);
			if (!next) return;
			const above = root[parent[next] as number] as number;
			setMatch(next, above);
			[u, v] = [above, next];
		}
	}
	function commonAncestor(one: number, other: number): number {
		visit += 1;
		for (let [u, v] = [one, other]; u || v; [u, v] = [v, u]) {
			if (!u) continue;
			if (seen[u] === visit) return u;
			seen[u] = visit;
			u = root[match[u] as number] as number;
			if (u) u = root[parent[u] as number] as number;
		}
		return 0;
	}
	function addBlossom(u: number, ancestor: number, v: number): void {
		let blossom = n + 1;
		while (blossom <= last && root[blossom]) blossom += 1;
		if (blossom > last) last += 1;
		label[blossom] = 0;
		side[blossom] = 0;
		match[blossom] = match[ancestor] as number;
		const petals = [ancestor];
		const climb = (start: number) => {
			for (let x = start; x !== ancestor; ) {
				const y = root[match[x] as number] as number;
				petals.push(x, y);
				push(y);
				x = root[parent[y] as number] as number;
			}
		};
		climb(u);
		petals.splice(1, petals.length - 1, ...petals.slice(1).reverse());
		climb(v);
		flower[blossom] = petals;
		setRoot(blossom, blossom);
		for (let x = 1; x <= last; x += 1) from[at(blossom, x)] = from[at(x, blossom)] = 0;
		within.fill(0, blossom * (n + 1), (blossom + 1) * (n + 1));
		for (const petal of petals) {
			for (let x = 1; x <= last; x += 1) {
				if (!from[at(petal, x)]) continue;
				if (from[at(blossom, x)] && distance(at(petal, x)) >= distance(at(blossom, x))) continue;
				from[at(blossom, x)] = from[at(petal, x)] as number;
				to[at(blossom, x)] = to[at(petal, x)] as number;
				from[at(x, blossom)] = from[at(x, petal)] as number;
				to[at(x, blossom)] = to[at(x, petal)] as number;
			}
			for (let x = 1; x <= n; x += 1) if (petal === x || (petal > n && within[petal * (n + 1) + x])) within[blossom * (n + 1) + x] = petal;
		}
		setSlack(blossom);
	}
	function expandBlossom(blossom: number): void {
		for (const petal of flower[blossom] as number[]) setRoot(petal, petal);
		const inner = within[blossom * (n + 1) + (from[at(blossom, parent[blossom] as number)] as number)] as number;
		const position = evenPosition(blossom, inner);
		const petals = flower[blossom] as number[];
		for (let index = 0; index < position; index += 2) {
			const [x, next] = [petals[index] as number, petals[index + 1] as number];
			parent[x] = from[at(next, x)] as number;
			side[x] = 1;
			side[next] = 0;
			slack[x] = 0;
			setSlack(next);
			push(next);
		}
		side[inner] = 1;
		parent[inner] = parent[blossom] as number;
		for (const petal of petals.slice(position + 1)) {
			side[petal] = -1;
			setSlack(petal);
		}
		root[blossom] = 0;
	}
	function follow(edge: number): boolean {
		const [u, v] = [root[from[edge] as number] as number, root[to[edge] as number] as number];
		if (side[v] === -1) {
			parent[v] = from[edge] as number;
			side[v] = 1;
			const next = root[match[v] as number] as number;
			slack[v] = slack[next] = 0;
			side[next] = 0;
			push(next);
		} else if (side[v] === 0) {
			const ancestor = commonAncestor(u, v);
			if (!ancestor) {
				augment(u, v);
				augment(v, u);
				return true;
			}
			addBlossom(u, ancestor, v);
		}
		return false;
	}
	function scanQueue(): boolean {
		for (let next = 0; next < queue.length; next += 1) {
			const u = queue[next] as number;
			if (side[root[u] as number] === 1) continue;
			for (let v = 1; v <= n; v += 1) {
				const whole = weights[u * (n + 1) + v] as number;
				if (whole === 0 || root[u] === root[v]) continue;
				const left = (label[u] as number) + (label[v] as number) - 2 * whole;
				if (left > 0) updateSlack(u, root[v] as number, left);
				else if (follow(at(u, v))) return true;
			}
		}
		queue = [];
		return false;
	}
	function smallestStep(): number {
		let step = Number.POSITIVE_INFINITY;
		for (let b = n + 1; b <= last; b += 1) if (root[b] === b && side[b] === 1) step = Math.min(step, (label[b] as number) / 2);
		for (let x = 1; x <= last; x += 1) {
			if (root[x] !== x || !slack[x] || side[x] === 1) continue;
			const left = slackLeft[x] as number;
			step = Math.min(step, side[x] === 0 ? left / 2 : left);
		}
		return step;
	}
	/** Returns false if no larger matching is heavier. */
	function changeLabels(step: number): boolean {
		for (let u = 1; u <= n; u += 1) if (side[root[u] as number] === 0 && (label[u] as number) <= step) return false;
		for (let u = 1; u <= n; u += 1) {
			if (side[root[u] as number] === 0) label[u] = (label[u] as number) - step;
			else if (side[root[u] as number] === 1) label[u] = (label[u] as number) + step;
		}
		for (let b = n + 1; b <= last; b += 1) {
			if (root[b] !== b) continue;
			if (side[b] === 0) label[b] = (label[b] as number) + 2 * step;
			else if (side[b] === 1) label[b] = (label[b] as number) - 2 * step;
		}
		for (let x = 1; x <= last; x += 1) if (slack[x]) slackLeft[x] = distance(at(x, slack[x] as number));
		return true;
	}
	function grow(): boolean {
		side.fill(-1);
		slack.fill(0);
		queue = [];
		for (let x = 1; x <= last; x += 1) {
			if (root[x] !== x || match[x]) continue;
			parent[x] = 0;
			side[x] = 0;
			push(x);
		}
		if (queue.length === 0) return false;
		for (;;) {
			if (scanQueue()) return true;
			if (!changeLabels(smallestStep())) return false;
			for (let x = 1; x <= last; x += 1) {
				const u = slack[x] as number;
				if (root[x] === x && u && root[u] !== x && distance(at(u, x)) === 0 && follow(at(u, x))) return true;
			}
			for (let b = n + 1; b <= last; b += 1) if (root[b] === b && side[b] === 1 && label[b] === 0) expandBlossom(b);
		}
	}

	for (let u = 1; u <= n; u += 1) {
		root[u] = u;
		for (let v = 1; v < u; v += 1) {
			const whole = weight(u - 1, v - 1);
			if (whole <= 0) continue;
			// Twice the weight keeps all labels whole numbers.
			weights[u * (n + 1) + v] = weights[v * (n + 1) + u] = 2 * whole;
			from[at(u, v)] = to[at(v, u)] = u;
			to[at(u, v)] = from[at(v, u)] = v;
			heaviest = Math.max(heaviest, 2 * whole);
		}
	}
	label.fill(heaviest, 1, n + 1);
	for (let edges = 0; edges < most && grow(); edges += 1);
	return Array.from({ length: n }, (_, index) => (match[index + 1] as number) - 1);
}
