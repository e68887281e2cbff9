import type { DocumentoReconocido } from '#domain/documentos/lectura.ts'
import { porPapel } from '#domain/documentos/papeles/registro.ts'
import type { LineaLote } from './linea.ts'

/** What a batch came to, kept and new files alike. */
export interface ResumenLote {
  readonly archivos: number
  readonly leidos: number
  readonly conError: number
  /** Read by an earlier run. */
  readonly conservados: number
  readonly porDocumento: Readonly<Record<DocumentoReconocido, number>>
  readonly campos: number
  /** Fields that a person must confirm. */
  readonly porConfirmar: number
  readonly errores: readonly { readonly archivo: string; readonly error: string }[]
}

/** Adds up the lines of a batch as they are done. */
export class CuentaLote {
  private readonly porDocumento: Record<DocumentoReconocido, number> = { ...porPapel(() => 0), otro: 0 }
  private readonly errores: { archivo: string; error: string }[] = []
  private conservados = 0
  private leidos = 0
  private campos = 0
  private porConfirmar = 0

  get hechos(): number {
    return this.leidos + this.errores.length
  }

  get conError(): number {
    return this.errores.length
  }

  add({ archivo, documento, campos, error }: LineaLote, conservada: boolean): void {
    if (conservada) this.conservados++
    if (error !== undefined) {
      this.errores.push({ archivo, error })
      return
    }
    this.leidos++
    this.porDocumento[documento]++
    const leidos = Object.values(campos)
    this.campos += leidos.length
    this.porConfirmar += leidos.filter(({ seguro }) => !seguro).length
  }

  resumen(): ResumenLote {
    const { conError, conservados, leidos, campos, porConfirmar, errores, porDocumento } = this
    return { archivos: this.hechos, leidos, conError, conservados, porDocumento, campos, porConfirmar, errores }
  }
}
