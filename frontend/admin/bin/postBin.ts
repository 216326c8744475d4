import { deletePostForever, listBin, restorePost } from '../../api/adminPosts.ts';
import { admin } from '../../content/admin/admin.ts';
import type { BinKind } from './BinKind.ts';

export const postBin: BinKind = {
  key: 'posts',
  path: '/bin',
  back: '/',
  backLabel: admin.form.cancel,
  async list(token, page, signal) {
    const { data, pagination } = await listBin(token, page, signal);
    return { data: data.map(({ heading, ...post }) => ({ ...post, title: heading })), pagination };
  },
  restore: restorePost,
  deleteForever: deletePostForever,
  words: admin.bin,
};
