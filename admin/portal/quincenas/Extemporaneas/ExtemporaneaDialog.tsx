import { Printer, RefreshCw } from 'lucide-react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { CLASES_EXTEMPORANEA } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { aprobacionesOf } from '#admin/portal/fondos/tramites/aprobaciones-of.tsx'
import { EstadoTramiteTag } from '#admin/portal/fondos/tramites/EstadoTramiteTag.tsx'
import { TramiteDeDosDialog } from '#admin/portal/fondos/tramites/TramiteDeDosDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button, buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { CalculoTabla } from './CalculoTabla.tsx'
import { KEYS, PATH, useExtemporanea } from './use-extemporaneas.ts'
import type { ExtemporaneaPanel } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { ReactElement } from 'react'

/** A late contribution whole: what was asked, what it comes to, who approved it, its line, and what may be done. */
export function ExtemporaneaDialog({ id, onClose }: { id: number; onClose: () => void }): ReactElement {
  const linea = useAct<object, ExtemporaneaPanel>({
    call: () => api.call('POST /api/panel/extemporaneas/:id/linea', { params: { id }, body: {} }),
    keys: KEYS,
    toast: () => 'La línea de pago está lista.',
  })
  return (
    <TramiteDeDosDialog
      id={id}
      query={useExtemporanea(id)}
      path={PATH}
      keys={KEYS}
      titulo={(data) => (data ? CLASES_EXTEMPORANEA[data.clase].titulo : 'Aportación extemporánea')}
      sujeto="La aportación"
      aprobado="aprobada"
      otros={({ pago, actions }) => (
        <>
          {pago?.linea && (
            <a
              className={buttonClass('default')}
              href={`/api/lineas-pago/${pago.linea.referencia}/hoja`}
              target="_blank"
              rel="noopener"
            >
              <Icon icon={Printer} />
              Línea de pago
            </a>
          )}
          {actions.includes('linea') && pago?.linea?.vencida && (
            <Button icon={RefreshCw} busy={linea.busy} busyText="Generando…" onClick={() => linea.run({})}>
              Generar línea
            </Button>
          )}
        </>
      )}
      onClose={onClose}
    >
      {(data) => (
        <>
          {linea.error && <ErrorState title="No se generó la línea." error={linea.error} />}
          <Datos extemporanea={data} />
          {data.estado !== 'rechazado' && <CalculoTabla calculo={data.calculo} />}
        </>
      )}
    </TramiteDeDosDialog>
  )
}

function Datos({ extemporanea }: { extemporanea: ExtemporaneaPanel }): ReactElement {
  const { desde, hasta, pago } = extemporanea
  const dia = (text: string): string => formatFecha(text as PlainDate)
  return (
    <KeyValueList
      wide
      items={[
        { label: 'Estado', value: <EstadoTramiteTag estado={extemporanea.estado} /> },
        { label: 'Persona', value: extemporanea.nombre },
        { label: 'Entidad que la debe', value: extemporanea.entidad },
        { label: 'Periodo', value: `${dia(desde)} al ${dia(hasta)}` },
        { label: 'Sueldo mensual', value: formatPesos(extemporanea.sueldoCentavos) },
        ...(extemporanea.reemplaza === '' ? [] : [{ label: 'Reemplaza a', value: extemporanea.reemplaza }]),
        ...(extemporanea.reemplazadaPor === '' ? [] : [{ label: 'La reemplazó', value: extemporanea.reemplazadaPor }]),
        ...aprobacionesOf(extemporanea),
        ...(pago === null
          ? []
          : [
              pago.debeCentavos > 0
                ? { label: 'Por pagar', value: <strong>{formatPesos(pago.debeCentavos)}</strong> }
                : { label: 'Pago', value: 'Pagada' },
              { label: 'Referencia', value: <span className="mono">{pago.linea?.referenciaTexto}</span> },
              { label: 'Fecha límite', value: pago.linea && formatFecha(pago.linea.limite) },
            ]),
      ]}
    />
  )
}
