import { useData } from 'vike-react/useData';
import { uploadedPicture } from '../../../../api/uploadedPicture.ts';
import { useSiteOrigin } from '../../../../layout/useSiteOrigin.ts';
import type { Data } from './+data.shared.ts';

/** What search engines and social cards read of a post. */
export function Head() {
  const { post } = useData<Data>();
  const origin = useSiteOrigin();
  const picture = uploadedPicture(post.feature_image) ?? uploadedPicture(post.mb_image);
  return (
    <>
      {post.meta_keywords && <meta name="keywords" content={post.meta_keywords} />}
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={post.date_at} />
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {picture && (
        <>
          <meta property="og:image" content={`${origin}${picture.src}`} />
          <meta property="og:image:width" content={`${picture.width}`} />
          <meta property="og:image:height" content={`${picture.height}`} />
          <meta property="og:image:alt" content={post.alt} />
        </>
      )}
    </>
  );
}
