import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { FigureCard, Figures } from './figure-card';
import { type Figure, type FiguresOf, writeFigure } from './figures';

type FigureTilesProps<K extends string, M extends Figure<K>> = {
  figures: readonly M[];
  total: FiguresOf<K>;
  /** Of the period before; null until it is known. */
  before: FiguresOf<K> | null;
  /** What they are compared with. */
  versus: string;
  /** The list of what a figure counts. */
  to: (figure: M) => string | null | undefined;
};

/** The figures of a report that stand as tiles, against those of the period before. */
export function FigureTiles<K extends string, M extends Figure<K>>(of: FigureTilesProps<K, M>) {
  const t = useText();
  const format = useFormat();
  return (
    <Figures>
      {of.figures
        .filter(({ tile }) => tile)
        .map((figure) => (
          <FigureCard
            key={figure.key}
            title={t(figure.title)}
            value={of.total[figure.key] ?? 0}
            before={of.before?.[figure.key] ?? 0}
            versus={of.versus}
            none={t('reports.none_before')}
            costs={figure.costs}
            to={of.to(figure) ?? undefined}
          >
            {writeFigure(of.total[figure.key], figure.as, format)}
          </FigureCard>
        ))}
    </Figures>
  );
}
