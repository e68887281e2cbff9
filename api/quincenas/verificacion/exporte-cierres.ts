import { ESTADOS_QUINCENA } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import { respuestaTexto, type AportacionVerificada, type RetencionVerificada } from '#domain/quincenas/verificacion.ts'
import type { ColumnaExporte } from '#api/files/tabla-exportada.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** The first columns of both histories of money: which quincena, of which entity, and of how many people. */
const CIERRE: readonly ColumnaExporte<AportacionVerificada | RetencionVerificada>[] = [
  { clave: 'quincena', titulo: 'Quincena', valor: ({ codigo, rango }) => `${codigo}, ${rango}` },
  { clave: 'entidad', titulo: 'Entidad', valor: ({ entidad }) => entidad },
  { clave: 'personas', titulo: 'Personas', valor: ({ personas }) => personas },
]

/** What each closed quincena ordered, and whether it is paid, as a file. */
export const EXPORTE_APORTACIONES: ExporteLista<AportacionVerificada> = {
  hoja: 'Aportaciones',
  archivo: 'historial-aportaciones',
  cuenta: ['quincena cerrada', 'quincenas cerradas'],
  columnas: [
    ...CIERRE,
    { clave: 'monto', titulo: 'Aportaciones', pesos: true, valor: (row) => centavosToPesos(row.montoCentavos) },
    {
      clave: 'estado',
      titulo: 'Estado',
      valor: ({ estado, multa }) => `${ESTADOS_QUINCENA[estado]}${multa ? ', multa' : ''}`,
    },
  ],
}

/** What each closed quincena ordered to withhold, and what was answered, as a file. */
export const EXPORTE_RETENCIONES: ExporteLista<RetencionVerificada> = {
  hoja: 'Retenciones',
  archivo: 'historial-retenciones',
  cuenta: ['quincena con retenciones', 'quincenas con retenciones'],
  columnas: [
    ...CIERRE,
    { clave: 'ordenado', titulo: 'Ordenado', pesos: true, valor: (row) => centavosToPesos(row.ordenadoCentavos) },
    { clave: 'retenido', titulo: 'Retenido', pesos: true, valor: (row) => centavosToPesos(row.retenidoCentavos) },
    { clave: 'estado', titulo: 'Estado', valor: respuestaTexto },
  ],
}
