import { pictureAt } from '@app/contract/core/picture-size';
import type { StaffReview } from '@app/contract/reviews/staff-schemas';
import { Flex, Image } from 'antd';
import { Link } from 'react-router';
import { useAllowed } from '../../api/session';
import { listed } from '../../text/in-my-language';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { CustomerLink } from '../../ui/customer-link';
import { Facts } from '../../ui/drawer';
import { starsText } from './review-cells';
import { languageOf } from './review-dialogs';

const THUMB = 96;
const LARGE = 1600;

/** The product's own page, for who may open it. */
function ProductLink({ id, name }: { id: string; name: string }) {
  return useAllowed('catalog.products.view') ? <Link to={`/catalog/products/${id}`}>{name}</Link> : name;
}

/** Everything about one review: what was written, its pictures, the reply and what was reported. */
export function ReviewBody({ review }: { review: StaffReview }) {
  const t = useText();
  const format = useFormat();
  const { reply } = review;
  return (
    <Flex vertical gap={20}>
      <Facts
        title={t('reviews.facts')}
        facts={[
          [t('reviews.product'), <ProductLink key="product" {...review.product} />],
          [t('reviews.options'), review.options],
          [
            t('reviews.order'),
            review.order && (
              <Link key="order" to={`/orders/goods/${review.order.id}`}>
                {review.order.number}
              </Link>
            ),
          ],
          [
            t('reviews.customer'),
            <CustomerLink key="customer" id={review.customer.id} name={review.customer.nickname} />,
          ],
          [t('reviews.locale'), languageOf(review)],
          [
            t('reviews.rating'),
            <span key="stars" title={t(`reviews.rating_${review.rating as 1 | 2 | 3 | 4 | 5}`)}>
              {starsText(review.rating)}
            </span>,
          ],
          [t('reviews.text'), review.text || t('reviews.no_text')],
          [t('reviews.likes'), review.likes > 0 && format.count(review.likes)],
          [t('reviews.shared'), review.shared && t('reviews.yes')],
          [t('reviews.created'), format.exact(review.createdAt)],
          [t('reviews.hidden_at'), review.hiddenAt && format.exact(review.hiddenAt)],
          [t('reviews.hide_reason'), review.hiddenReason],
        ]}
      />
      {review.pictures.length > 0 && (
        <Flex gap={8} wrap>
          <Image.PreviewGroup items={review.pictures.map((src) => pictureAt(src, LARGE))}>
            {review.pictures.map((src, index) => (
              <Image
                key={src}
                width={THUMB}
                height={THUMB}
                style={{ objectFit: 'cover' }}
                src={pictureAt(src, THUMB * 2)}
                alt={t('reviews.picture', { number: index + 1 })}
              />
            ))}
          </Image.PreviewGroup>
        </Flex>
      )}
      {reply && (
        <Facts
          title={t('reviews.reply')}
          facts={[[t('reviews.reply_by', { who: reply.by, at: format.exact(reply.at) }), reply.text]]}
        />
      )}
      {review.reported.length > 0 && (
        <Facts
          title={t('reviews.reported')}
          facts={review.reported.map((one) => [
            listed(one.nickname, format.exact(one.at)),
            [
              t(`report.reason.${one.reason}`),
              ...(one.note ? [one.note] : []),
              ...(one.settledAt ? [t('reviews.reported_settled')] : []),
            ].join(' · '),
          ])}
        />
      )}
    </Flex>
  );
}
