import { TIPOS_TRAMITE_CAIR, type TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { columnasTramite } from '#api/fondos/exporte-tramites.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** Withdrawals and voluntary contributions as a file. */
export const EXPORTE_TRAMITES_CAIR: ExporteLista<TramiteCair> = {
  hoja: 'Trámites CAIR',
  archivo: 'tramites-cair',
  cuenta: ['trámite CAIR', 'trámites CAIR'],
  columnas: columnasTramite<TramiteCair>(
    { clave: 'tipo', titulo: 'Trámite', valor: ({ tipo }) => TIPOS_TRAMITE_CAIR[tipo] },
    [{ clave: 'solicitado', titulo: 'Solicitó', valor: ({ solicitado }) => solicitado }],
    ({ importeCentavos }) => importeCentavos,
  ),
}
