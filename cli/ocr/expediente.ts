import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Actor } from '#domain/acceso/actor.ts'
import { archivarPapel, type Archivado } from '#api/afiliacion/expediente/archivar-papel.ts'
import type { Hecho } from '#api/documentos/lote/leer-lote.ts'
import { AppError } from '#api/errors.ts'

export interface ResumenExpediente {
  readonly archivados: number
  /** The same bytes were in the person's expediente before. */
  readonly yaEstaban: number
  readonly rechazados: readonly { readonly archivo: string; readonly motivo: string }[]
}

/** Files the papers of a batch, and keeps the list of those it would not. */
export class Expedientes {
  private readonly actor: Actor
  private readonly rechazados: { archivo: string; motivo: string }[] = []
  private archivados = 0
  private yaEstaban = 0

  constructor(actor: Actor) {
    this.actor = actor
  }

  async add(hecho: Hecho): Promise<void> {
    const { linea } = hecho
    const archivado = await this.archivar(hecho)
    if (archivado.estado === 'rechazado') this.rechazados.push({ archivo: linea.archivo, motivo: archivado.motivo })
    else if (archivado.estado === 'archivado') this.archivados++
    else this.yaEstaban++
  }

  resumen(): ResumenExpediente {
    const { archivados, yaEstaban, rechazados } = this
    return { archivados, yaEstaban, rechazados }
  }

  private async archivar({ linea, ruta, resultado }: Hecho): Promise<Archivado> {
    if (linea.error !== undefined || ruta === null) return { estado: 'rechazado', motivo: linea.error ?? '' }
    const nombre = path.posix.basename(linea.archivo)
    try {
      return await archivarPapel(this.actor, { ...linea, nombre, bytes: () => readFile(ruta), resultado })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { estado: 'rechazado', motivo: error.message }
    }
  }
}
