import { useIdentity } from '@app/client/identity';
import { DEFAULT_COLOUR } from '@app/contract/settings/identity/brand-colour';
import { LineChart } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import { type EChartsType, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';

use([LineChart, GridComponent, TooltipComponent, CanvasRenderer]);

type DayPoint = { label: string; full: string; value: number };
type DayChartProps = {
  points: DayPoint[];
  name: string;
  write: (value: number) => string;
  writeShort: (value: number) => string;
  /** A second line, dotted, point beside point. */
  beside?: { name: string; values: readonly number[] };
};

const FONT = "'Instrument Sans Variable', sans-serif";
const EMBER = '#ee5f33';
const CAPTION = { color: '#64706c', fontFamily: FONT, fontSize: 12 };

/** How long a line takes to be drawn, in milliseconds. */
const drawingTime = (): number => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 320);

const lineOf = (values: readonly number[], colour: string) => ({
  type: 'line',
  data: values,
  smooth: 0.35,
  smoothMonotone: 'x',
  showSymbol: values.length === 1,
  symbol: 'circle',
  symbolSize: 8,
  itemStyle: { color: colour },
  animationDuration: drawingTime(),
});

/**
 * One or two lines over days. The tooltip is drawn on the canvas, because the page's content policy forbids the inline styles
 * of the HTML one.
 */
export default function DayChart({ points, name, write, writeShort, beside }: DayChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);
  const brand = useIdentity((identity) => identity.colour);
  const colour = brand || DEFAULT_COLOUR;
  useEffect(() => {
    if (!place.current) return undefined;
    const drawn = init(place.current);
    chart.current = drawn;
    const watcher = new ResizeObserver(() => drawn.resize());
    watcher.observe(place.current);
    return () => {
      watcher.disconnect();
      drawn.dispose();
    };
  }, []);
  useEffect(() => {
    chart.current?.setOption({
      grid: { left: 8, right: 16, top: 24, bottom: 4, containLabel: true },
      xAxis: {
        type: 'category',
        boundaryGap: false,
        data: points.map((point) => point.label),
        axisLine: { show: false },
        axisTick: { show: false },
        axisLabel: { ...CAPTION, margin: 14, hideOverlap: true },
      },
      yAxis: {
        type: 'value',
        splitNumber: 4,
        splitLine: { lineStyle: { color: '#e9eeec' } },
        axisLabel: { ...CAPTION, formatter: writeShort },
      },
      tooltip: {
        trigger: 'axis',
        renderMode: 'richText',
        backgroundColor: '#082e2d',
        borderWidth: 0,
        padding: [10, 12],
        textStyle: { color: '#ffffff', fontFamily: FONT, fontSize: 12 },
        formatter: (items: { dataIndex: number }[]) => {
          const index = items[0]?.dataIndex ?? 0;
          const point = points[index];
          const other = beside?.values[index];
          const second = beside && other !== undefined ? `\n${beside.name}  ${write(other)}` : '';
          return point ? `${point.full}\n${name}  ${write(point.value)}${second}` : '';
        },
        axisPointer: { lineStyle: { color: '#bcc6c3', type: 'dashed' } },
      },
      series: [
        {
          ...lineOf(
            points.map((point) => point.value),
            colour,
          ),
          lineStyle: { color: colour, width: 2.5 },
          areaStyle: {
            color: {
              type: 'linear',
              x: 0,
              y: 0,
              x2: 0,
              y2: 1,
              colorStops: [
                { offset: 0, color: `${colour}29` },
                { offset: 1, color: `${colour}00` },
              ],
            },
          },
        },
        {
          ...lineOf(beside?.values.slice(0, points.length) ?? [], EMBER),
          lineStyle: { color: EMBER, width: 2.5, type: 'dotted' },
        },
      ],
    });
  }, [points, name, write, writeShort, beside, colour]);
  return <div ref={place} role="img" aria-label={name} style={{ height: 300 }} />;
}
