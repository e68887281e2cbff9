import { cotejoRows, type FilaCotejo, type FuenteCotejo, type LecturasExpediente } from './cotejo.ts'
import type { DatosPersonalesEnCaptura } from '#domain/afiliacion/datos/datos-personales.ts'

/** A row of the comparison with what of it is only a doubtful reading. */
export interface FilaConDudas extends Omit<FilaCotejo, 'resultado'> {
  /** `por_confirmar`: it differs, but only by what was read without certainty: nothing is proved yet. */
  readonly resultado: FilaCotejo['resultado'] | 'por_confirmar'
  readonly dudosas: ReadonlySet<FuenteCotejo>
  /** Some paper that prints it is there. */
  readonly hayPapel: boolean
}

/** The parts of a name: they are looked at only where the name as a whole agrees or is cut elsewhere. */
const PARTES: ReadonlySet<string> = new Set(['nombres', 'apellidoPaterno', 'apellidoMaterno'])

/** The comparison of `papeles`, of which `seguros` is what was read with certainty or settled by a person. */
export function filasConDudas(
  papeles: LecturasExpediente,
  seguros: LecturasExpediente,
  captura: DatosPersonalesEnCaptura,
): FilaConDudas[] {
  const sure = cotejoRows(seguros, captura)
  return cotejoRows(papeles, captura).map((fila, index) => {
    const proved = sure[index]
    const given = Object.keys(fila.valores) as FuenteCotejo[]
    const dudosas = new Set(given.filter((fuente) => proved?.valores[fuente] !== fila.valores[fuente]))
    const unproved = given.length - dudosas.size < 2 || proved?.resultado !== 'difiere'
    return {
      ...fila,
      dudosas,
      hayPapel: fila.imprimen.some((papel) => papeles[papel] !== undefined),
      resultado: fila.resultado === 'difiere' && dudosas.size > 0 && unproved ? 'por_confirmar' : fila.resultado,
    }
  })
}

/** Whether a row of the comparison has something to be looked at. */
export function isDiferencia({ resultado }: Pick<FilaConDudas, 'resultado'>): boolean {
  return resultado === 'difiere' || resultado === 'por_confirmar'
}

/** The rows that are shown: the parts of a name that agrees only where a paper cuts it elsewhere. */
export function filasVisibles(filas: readonly FilaConDudas[]): FilaConDudas[] {
  return filas.filter((fila) => isDiferencia(fila) || !PARTES.has(fila.campo))
}
