import { etiquetaClave } from '#domain/fondos/clave-parametro.ts'
import { TEXTO_REDONDEO } from '#domain/fondos/redondeo.ts'
import { formatFechaLarga, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ayudaClave, GRUPOS_PARAMETRO } from './grupos-parametro.ts'
import type { ParametroPanel } from '#domain/fondos/parametro-panel.ts'
import type { ReactElement } from 'react'

/** "Detalles del Fondo": the whole record, read only, dates in long form. */
export function DetalleParametro({
  registro,
  onClose,
}: {
  registro: ParametroPanel
  onClose: () => void
}): ReactElement {
  const general: readonly (readonly [string, string])[] = [
    ['Clave', `${registro.clave}${registro.version > 1 ? ` (versión ${registro.version})` : ''}`],
    ['Fecha Registro', formatFechaLarga(todayInMexico(Date.parse(registro.fechaRegistro)))],
    ['Registró', registro.autor],
    ['Estado', registro.status || '–'],
    ['Vale desde', registro.desdeTexto],
    ...(registro.decreto === null
      ? []
      : ([
          ['Efecto legal desde', registro.decreto.efectoDesdeTexto],
          ['Decreto', registro.decreto.texto],
        ] as const)),
    ['Fundamento legal', registro.fundamento || '–'],
    ['Motivo', registro.motivo || '–'],
    ['Redondeo', TEXTO_REDONDEO[registro.redondeo]],
    ['QNA Aplicar Aguinaldo', registro.qnaAplicarAguinaldo || '–'],
  ]
  return (
    <Dialog
      open
      size="lg"
      title="Detalles del Fondo"
      onClose={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <Grupo titulo="Registro" filas={general} />
      {GRUPOS_PARAMETRO.map(({ titulo, claves }) => (
        <Grupo
          key={titulo}
          titulo={titulo}
          filas={claves.map((clave) => [
            etiquetaClave(clave),
            `${registro.valores[clave]} ${ayudaClave(clave) === 'días' ? 'días' : '%'}`,
          ])}
        />
      ))}
    </Dialog>
  )
}

function Grupo({ titulo, filas }: { titulo: string; filas: readonly (readonly [string, string])[] }): ReactElement {
  return (
    <section className="parametros-grupo">
      <h3>{titulo}</h3>
      <dl className="parametros-hechos">
        {filas.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
