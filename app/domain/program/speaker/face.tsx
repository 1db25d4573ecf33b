/** A small portrait beside the name. */
export const Face = ({ photo, className }: { photo: string; className: string }) => (
	<img src={`${photo}-160.webp`} alt="" width={32} height={32} loading="lazy" className={className} />
);
