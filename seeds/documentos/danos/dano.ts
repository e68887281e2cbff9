import type { Canvas } from '@napi-rs/canvas'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'

/** What a harm needs besides the page: its chance and how many dots make an inch there. */
export interface Ambiente {
  readonly random: SeededRandom
  readonly dpi: number
}

/** One harm done to one page. It may draw on the page it is given; the page it returns is the one to go on with. */
export type Paso = (pagina: Canvas, ambiente: Ambiente) => Canvas | Promise<Canvas>

/** Which goal a harm is judged by: a plain scan, anything worse, a text layer that is not what a person sees. */
export type GrupoDano = 'limpio' | 'resto' | 'capa-falsa'

/**
 * Text that is not what the page shows: under an image another paper's (`ajena`) or its own with letters changed (`revuelta`);
 * or no image at all and drawn letters that say they are others (`cifrada`).
 */
export type CapaFalsa = 'ajena' | 'revuelta' | 'cifrada'

/** How a harmed paper is made, once its chances are drawn. */
export interface Receta {
  readonly dpi: number
  readonly pasos: readonly Paso[]
  /** JPEG quality of the page images, 1..100; null: PNG, without loss. */
  readonly jpeg: number | null
  /** Absent: a PDF with an image a page. An image file holds one page: papers of several become a PDF anyway. */
  readonly suelto?: boolean
  readonly capa?: CapaFalsa
}

export interface Dano {
  readonly nombre: string
  readonly grupo: GrupoDano
  /** The pages of a second paper come after the first one's. */
  readonly conOtro?: boolean
  receta(random: SeededRandom): Receta
}
