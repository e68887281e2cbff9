import { createReadStream } from 'node:fs'
import { open, stat, type FileHandle } from 'node:fs/promises'
import { LoteError } from './entrada.ts'
import { parseLinea, type LineaLote } from './linea.ts'

/** A whole line of the output and where it begins, in bytes. */
export interface LineaEscrita {
  readonly linea: LineaLote
  readonly inicio: number
}

const BEGINNING = '{"archivo":'

/** The output of a batch: whole lines, appended one by one, each in one write. */
export class Salida {
  private readonly file: FileHandle
  private fin: number

  private constructor(file: FileHandle, fin: number) {
    this.file = file
    this.fin = fin
  }

  /** Opens it to be gone on with (`reanudar`), or new. Throws LoteError (`uso`) when it would write over something. */
  static async abrir(ruta: string, reanudar: boolean): Promise<Salida> {
    const size = await stat(ruta).then(
      (info) => info.size,
      () => 0,
    )
    if (size > 0 && !reanudar)
      throw new LoteError(
        `Ya existe ${ruta}: agrega --reanudar para seguir donde se quedó, o elige otro archivo.`,
        true,
      )
    try {
      return new Salida(await open(ruta, size > 0 ? 'r+' : 'w'), size)
    } catch {
      throw new LoteError(`No se puede escribir en ${ruta}: revisa que la carpeta exista y sus permisos.`, true)
    }
  }

  async escribir(linea: LineaLote): Promise<void> {
    const bytes = Buffer.from(`${JSON.stringify(linea)}\n`)
    try {
      await this.writeAll(bytes)
    } catch (error) {
      // A line is whole or is not there.
      await this.file.truncate(this.fin).catch(() => undefined)
      throw new LoteError(`No se pudo escribir la salida: ${isFull(error) ? 'el disco está lleno' : 'falló el disco'}.`)
    }
    this.fin += bytes.length
  }

  /** Drops everything from `inicio` on. */
  async recortar(inicio: number): Promise<void> {
    await this.file.truncate(inicio)
    this.fin = inicio
  }

  async cerrar(): Promise<void> {
    await this.file.sync().catch(() => undefined)
    await this.file.close()
  }

  private async writeAll(bytes: Buffer): Promise<void> {
    let done = 0
    while (done < bytes.length) {
      const { bytesWritten } = await this.file.write(bytes, done, bytes.length - done, this.fin + done)
      done += bytesWritten
    }
  }
}

const isFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

/**
 * The whole lines of an output, in order. Gives back where the torn line of a run that was cut begins, or null when the
 * file ends well. Throws LoteError (`uso`) at what no batch wrote: it is not ours to change.
 */
export async function* lineasEscritas(ruta: string): AsyncGenerator<LineaEscrita, number | null> {
  let inicio = 0
  let rest = Buffer.alloc(0)
  for await (const chunk of createReadStream(ruta)) {
    rest = Buffer.concat([rest, chunk as Buffer])
    for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
      const linea = parseLinea(rest.subarray(0, end).toString())
      if (!linea) throw ajena(ruta)
      yield { linea, inicio }
      inicio += end + 1
      rest = rest.subarray(end + 1)
    }
  }
  if (rest.length === 0) return null
  const torn = rest.toString()
  if (!torn.startsWith(BEGINNING.slice(0, torn.length))) throw ajena(ruta)
  return inicio
}

const ajena = (ruta: string) =>
  new LoteError(`${ruta} tiene renglones que no son de un lote: no se toca. Elige otro archivo de salida.`, true)
