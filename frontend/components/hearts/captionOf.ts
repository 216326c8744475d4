import type { ProjectPicture } from '../../content/schemas/project.ts';

export const captionOf = ({ caption, alt }: ProjectPicture): string => caption || alt;
