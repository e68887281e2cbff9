import { quincenaChip } from '#domain/calendario/quincena.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import { CLASES_ADEUDO, type AdeudoExtinta } from '#domain/quincenas/adeudo-extinta.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** "Adeudos de entidades extintas", as a file. */
export const EXPORTE_ADEUDOS_EXTINTAS: ExporteLista<AdeudoExtinta> = {
  hoja: 'Entidades extintas',
  archivo: 'adeudos-entidades-extintas',
  cuenta: ['adeudo', 'adeudos'],
  columnas: [
    { clave: 'entidad', titulo: 'Entidad extinta', valor: ({ entidad }) => entidad },
    { clave: 'hasta', titulo: 'Terminó', valor: ({ hasta }) => formatFecha(hasta) },
    { clave: 'clase', titulo: 'Qué es', valor: ({ clase }) => CLASES_ADEUDO[clase] },
    { clave: 'quincena', titulo: 'Quincena', valor: ({ quincena }) => (quincena === 0 ? '' : quincenaChip(quincena)) },
    { clave: 'detalle', titulo: 'Referencia o persona', valor: ({ detalle }) => detalle },
    { clave: 'importe', titulo: 'Importe', pesos: true, valor: (row) => centavosToPesos(row.importeCentavos) },
  ],
}
