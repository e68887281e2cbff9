import { CLAVE_PARAMETRO_KEYS, etiquetaClave, type ClaveParametro } from '#domain/fondos/clave-parametro.ts'
import type { ParametroPanel } from '#domain/fondos/parametro-panel.ts'
import type { Accion } from '#api/autorizaciones/accion.ts'
import { listParametros } from './list-parametros.ts'
import { createParametro, updateParametro, type DatosParametro } from './save-parametro.ts'

/** A parameter record: a new one (`clave` null), or the next version of the newest. */
export const GUARDAR_PARAMETROS: Accion<
  DatosParametro & { readonly clave: number | null; readonly version: number | null }
> = {
  id: 'parametros.guardar',
  aplicar: async (actor, { clave, version, ...datos }) => {
    const [antes = null] = (await listParametros(actor)).registros
    const despues =
      clave === null
        ? await createParametro(actor, datos)
        : await updateParametro(actor, clave, { ...datos, version: version ?? 0 })
    return {
      sujeto: `Registro ${despues.clave}, desde ${despues.desdeTexto}`,
      cambios: [
        ...changed('Vigencia', antes, despues, ({ desdeTexto }) => desdeTexto),
        ...changed('Estatus', antes, despues, ({ status }) => status),
        ...changed('Quincena del aguinaldo', antes, despues, ({ qnaAplicarAguinaldo }) => qnaAplicarAguinaldo),
        ...changed('Redondeo', antes, despues, ({ redondeo }) => redondeo),
        ...CLAVE_PARAMETRO_KEYS.flatMap((key: ClaveParametro) =>
          changed(etiquetaClave(key), antes, despues, ({ valores }) => String(valores[key])),
        ),
      ],
      importeCentavos: null,
      enlace: '/dashboard?vista=FondosParametros',
      registro: despues.clave,
    }
  },
}

function changed(
  campo: string,
  antes: ParametroPanel | null,
  despues: ParametroPanel,
  textOf: (of: ParametroPanel) => string,
) {
  const [was, is] = [antes === null ? '' : textOf(antes), textOf(despues)]
  return was === is ? [] : [{ campo, antes: was, despues: is }]
}
