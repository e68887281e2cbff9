import { formatPesos } from '#domain/organica/dinero.ts'
import type {
  CairDeEstado,
  DiferenciaDeEstado,
  ExtemporaneaDeEstado,
  LicenciaDeEstado,
  QuincenaDeEstado,
  RetencionDeEstado,
} from '#domain/fondos/estado-cuenta/estado-cuenta.ts'
import type { ImporteEnDuda } from '#domain/fondos/estado-cuenta/importe-en-duda.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'

/** A line of the statement that somebody does not agree with, and the amounts of it that one may choose. */
export interface Duda {
  /** What the line is, as a sentence. */
  readonly texto: string
  readonly importes: readonly [ImporteElegible, ...ImporteElegible[]]
}

interface ImporteElegible {
  readonly etiqueta: string
  readonly importe: ImporteEnDuda
}

/** What opens an objection; null for who may not. */
export type Objetar = ((duda: Duda) => void) | null

/** A quincena's funds; null for one without any. */
export function dudaDeQuincena({ chip, personaId, fondos }: QuincenaDeEstado): Duda | null {
  const [first, ...rest] = fondos.map(({ fondo, titulo, importeCentavos }) =>
    elegible(titulo, importeCentavos, { clase: 'aportacion', personaId, fondo }),
  )
  return first ? { texto: `Aportaciones de la ${chip}.`, importes: [first, ...rest] } : null
}

export function dudaDeDiferencia(diferencia: DiferenciaDeEstado): Duda {
  const { prestamo, chip, ordenadoCentavos, retenidoCentavos, retencionId } = diferencia
  return {
    texto: `Retención del préstamo ${prestamo}, ${chip}: se ordenaron ${formatPesos(ordenadoCentavos)} y se retuvieron ${formatPesos(retenidoCentavos)}.`,
    importes: [elegible('Retenido', retenidoCentavos, { clase: 'retencion', retencionId })],
  }
}

/** A loan's balance, and each of its orders, withheld whole or not. */
export function dudaDePrestamo({ id, folio, saldoCentavos }: PrestamoPanel, all: readonly RetencionDeEstado[]): Duda {
  return {
    texto: `Préstamo ${folio}.`,
    importes: [
      elegible('Saldo', saldoCentavos, { clase: 'prestamo', prestamoId: id }),
      ...all
        .filter(({ prestamo }) => prestamo === folio)
        .map(({ chip, ordenadoCentavos, retenidoCentavos, retencionId }) =>
          elegible(
            `${chip}, ${retenidoCentavos === null ? 'ordenado' : 'retenido'}`,
            retenidoCentavos ?? ordenadoCentavos,
            {
              clase: 'retencion',
              retencionId,
            },
          ),
        ),
    ],
  }
}

/** The retirement account: its balance, and what each class of entry adds to it. */
export function dudaDeCair({ saldo, clases }: CairDeEstado): Duda {
  return {
    texto: 'Cuenta CAIR.',
    importes: [
      elegible('Saldo', saldo.total, { clase: 'cair', asiento: null }),
      ...clases.map(({ clase, titulo, importeCentavos }) =>
        elegible(titulo, importeCentavos, { clase: 'cair', asiento: clase }),
      ),
    ],
  }
}

export function dudaDeExtemporanea({ folio, titulo, importeCentavos }: ExtemporaneaDeEstado): Duda {
  return {
    texto: `Aportación extemporánea ${folio}, ${titulo}: ${formatPesos(importeCentavos)}.`,
    importes: [elegible(folio, importeCentavos, { clase: 'extemporanea', folio })],
  }
}

export function dudaDeLicencia({ chip, cargoId, aportacionesCentavos, abonosCentavos }: LicenciaDeEstado): Duda {
  const total = aportacionesCentavos + abonosCentavos
  return {
    texto: `Adeudo de licencia de la ${chip}: ${formatPesos(total)}.`,
    importes: [elegible(chip, total, { clase: 'licencia', cargoId })],
  }
}

const elegible = (que: string, centavos: number, importe: ImporteEnDuda): ImporteElegible => ({
  etiqueta: `${que}, ${formatPesos(centavos)}`,
  importe,
})
