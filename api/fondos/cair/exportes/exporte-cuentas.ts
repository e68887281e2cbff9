import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import type { CuentaResumen } from '#domain/fondos/cair/panel-cair.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** The accounts of the savings as a file. */
export const EXPORTE_CUENTAS: ExporteLista<CuentaResumen> = {
  hoja: 'Cuentas CAIR',
  archivo: 'cuentas-cair',
  cuenta: ['cuenta CAIR', 'cuentas CAIR'],
  columnas: [
    { clave: 'nombre', titulo: 'Nombre', valor: ({ nombre }) => nombre },
    { clave: 'interno', titulo: 'No. interno', valor: ({ interno }) => formatInterno(interno) },
    { clave: 'entidad', titulo: 'Entidad', valor: ({ entidad }) => entidad },
    { clave: 'situacion', titulo: 'Situación', valor: ({ situacion }) => NOMBRE_SITUACION[situacion] },
    { clave: 'normal', titulo: 'Normal', pesos: true, valor: ({ saldo }) => centavosToPesos(saldo.normal) },
    { clave: 'voluntaria', titulo: 'Voluntaria', pesos: true, valor: ({ saldo }) => centavosToPesos(saldo.voluntaria) },
    { clave: 'total', titulo: 'Saldo', pesos: true, valor: ({ saldo }) => centavosToPesos(saldo.total) },
    {
      clave: 'porCobrar',
      titulo: 'Por cobrar',
      pesos: true,
      valor: ({ porCobrarCentavos }) => centavosToPesos(porCobrarCentavos),
    },
  ],
}
