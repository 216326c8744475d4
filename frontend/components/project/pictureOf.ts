import type { Project, ProjectPicture } from '../../api/wire.gen.ts';

export const pictureOf = ({ pictures }: Pick<Project, 'pictures'>, key: string | null | undefined) =>
  pictures.find((picture: ProjectPicture) => picture.key === key);
