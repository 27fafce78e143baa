import type { Frame } from './flow.ts';
import type { StructNode } from './structure.ts';
import type { BlockStyle } from './type-scale.ts';

/** How a poster is set: how much larger than text, and whether its lines are centered. */
export interface PosterLook {
  readonly scale: number;
  readonly centered: boolean;
}

/** Where blocks are: their column, the element that holds them, the boxes around them and their type. */
export interface Place {
  readonly x: number;
  readonly width: number;
  readonly parent: StructNode;
  readonly frames: readonly Frame[];
  readonly style: BlockStyle;
  /** Lists around the block. */
  readonly level: number;
  /** Set on the page of a poster. */
  readonly poster?: PosterLook;
}
