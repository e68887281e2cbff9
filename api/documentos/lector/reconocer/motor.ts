import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Block } from 'tesseract.js'

/** What the recogniser's program gives: files of its own in memory, and the recogniser. */
interface Programa {
  readonly FS: { writeFile(name: string, data: Uint8Array): void }
  readonly TessBaseAPI: new () => Recogniser
}

interface Recogniser {
  /** 0 when it began. `mode`: 1 for the network alone. */
  Init(folder: null, language: string, mode: number): number
  SetVariable(name: string, value: string): void
  /** Takes the file `/input`; `turn` as a camera writes it, `angle` in radians. 0 when it is an image. */
  SetImageFile(turn: number, angle: number): number
  Recognize(monitor: null): number
  GetJSONText(): string
}

type Arranque = (given: Readonly<Record<string, (told: unknown) => void>>) => Promise<Programa>

/** A recogniser with its language. It works in the thread that calls it: a reader's process has nothing else to do meanwhile. */
export class Motor {
  private readonly programa: Programa
  private readonly api: Recogniser

  private constructor(programa: Programa, api: Recogniser) {
    this.programa = programa
    this.api = api
  }

  /** The one of tesseract.js with the Spanish data of its npm package; nothing is downloaded and nothing kept on disk. */
  static async arrancar(): Promise<Motor> {
    const require = createRequire(import.meta.url)
    const core = createRequire(require.resolve('tesseract.js/package.json'))
    const start = core('tesseract.js-core/tesseract-core-simd-lstm') as Arranque
    const programa = await start({ TesseractProgress: ignore, print: ignore, printErr: ignore })
    const folder = dirname(require.resolve('@tesseract.js-data/spa/package.json'))
    const packed = await readFile(join(folder, '4.0.0_best_int', 'spa.traineddata.gz'))
    programa.FS.writeFile('spa.traineddata', gunzipSync(packed))
    const api = new programa.TessBaseAPI()
    if (api.Init(null, 'spa', 1) !== 0) throw new Error('The recogniser did not begin')
    return new Motor(programa, api)
  }

  /** What it sees in an image file, under settings that hold until others are given. */
  reconocer(image: Uint8Array, ajustes: Readonly<Record<string, string>>): readonly Block[] {
    for (const [name, value] of Object.entries(ajustes)) this.api.SetVariable(name, value)
    this.programa.FS.writeFile('/input', image)
    if (this.api.SetImageFile(1, 0) !== 0) throw new Error('The recogniser takes no such image')
    this.api.Recognize(null)
    const { blocks } = JSON.parse(this.api.GetJSONText()) as { readonly blocks: readonly Block[] }
    return blocks
  }
}

const ignore = () => undefined
