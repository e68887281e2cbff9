import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { LineaDialog } from '#admin/shared/pagos/LineaDialog.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { ExplicacionLineaDialog } from '#admin/shared/pagos/ExplicacionLineaDialog.tsx'
import { useAportacionRetencion } from './use-aportacion-retencion.ts'
import type { AportacionRetencion, LineaDada } from '#domain/fondos/pagos/panel-pagos.ts'
import type { Lugar } from '#admin/portal/fondos/organica/use-lugar.ts'
import type { ReactElement } from 'react'

interface QuincenaTabProps {
  lugar: Lugar
  onQuincena: (codigo: string) => void
}

/** A closed quincena of the entity: its totals, what is owed, and the way to pay it. */
export function QuincenaTab({ lugar, onQuincena }: QuincenaTabProps): ReactElement {
  const { data, error, isPending, refetch } = useAportacionRetencion(lugar)
  if (isPending)
    return (
      <Card>
        <p className="secondary">Cargando datos...</p>
        <Skeleton lines={5} label="Cargando datos..." />
      </Card>
    )
  if (isApiError(error) && error.status === 404)
    return (
      <Card>
        <EmptyState icon={CalendarX} title="Esta entidad aún no tiene quincenas cerradas.">
          Sus aportaciones y su línea de pago aparecen aquí cuando su cierre se aplica.
        </EmptyState>
      </Card>
    )
  if (error) return <ErrorState title="No se pudieron cargar los datos." error={error} onRetry={() => void refetch()} />
  return (
    <div className="stack">
      <Note>
        <strong>Con la organización de entonces.</strong> La quincena se muestra y se paga como la entidad que la cerró,
        con el nombre que tenía.
      </Note>
      <div className="aportacion-retencion-quincena">
        <Field label="Quincena">
          <Combobox
            label="Quincena"
            options={data.quincenas.map(({ codigo, chip }) => ({ value: codigo, label: chip }))}
            value={data.codigo}
            onChange={onQuincena}
          />
        </Field>
      </div>
      <Card
        title={data.entidad.nombre}
        aside={
          <span className="aportacion-retencion-actos">
            <Explicar lugar={lugar} codigo={data.codigo} />
            <Generar lugar={lugar} data={data} />
          </span>
        }
      >
        <Totales data={data} />
      </Card>
    </div>
  )
}

function Totales({ data }: { data: AportacionRetencion }): ReactElement {
  const { creditoCentavos, pagadoCentavos, licencias } = data
  return (
    <div className="stack">
      {data.multa && (
        <Note tone="warn">
          <strong>Multa.</strong> Se pagó, o sigue sin pagarse, después de su fecha límite.
        </Note>
      )}
      <KeyValueList
        wide
        items={[
          { label: 'Aportaciones', value: formatPesos(data.aportacionesCentavos) },
          { label: 'Retenciones', value: formatPesos(data.retencionesCentavos) },
          { label: 'Gran total', value: <strong>{formatPesos(data.totalCentavos)}</strong> },
          ...(creditoCentavos > 0 ? [{ label: 'Saldo a favor aplicado', value: formatPesos(-creditoCentavos) }] : []),
          ...(pagadoCentavos > 0 ? [{ label: 'Pagado', value: formatPesos(pagadoCentavos) }] : []),
          ...(data.interesCentavos > 0 ? [{ label: 'Intereses', value: formatPesos(data.interesCentavos) }] : []),
          {
            label: 'Por pagar',
            value: <strong>{data.debeCentavos === 0 ? 'Nada' : formatPesos(data.debeCentavos)}</strong>,
          },
        ]}
      />
      {licencias.personas > 0 && (
        <p className="secondary">
          Aparte, {cuentaTexto(licencias.personas, 'persona')} en licencia {licencias.personas === 1 ? 'paga' : 'pagan'}{' '}
          {formatPesos(licencias.totalCentavos)} con referencia propia.
        </p>
      )}
    </div>
  )
}

function Explicar({ lugar, codigo }: { lugar: Lugar; codigo: string }): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Explicar</Button>
      {open && <ExplicacionLineaDialog de={{ ...lugar, codigo }} onClose={() => setOpen(false)} />}
    </>
  )
}

function Generar({ lugar, data }: { lugar: Lugar; data: AportacionRetencion }): ReactElement | null {
  const [linea, setLinea] = useState<LineaDada | null>(null)
  const { clave0, clave1 } = lugar
  const act = useAct({
    call: () => api.call('POST /api/aportacion-retencion/linea', { body: { clave0, clave1, quincena: data.codigo } }),
    keys: ['aportacion-retencion'],
    done: setLinea,
  })
  const { linea: vigente } = data
  return (
    <>
      {data.actions.includes('generar') ? (
        <Button variant="primary" busy={act.busy} busyText="Generando…" onClick={() => act.run()}>
          Generar línea de pago
        </Button>
      ) : (
        vigente && <Button onClick={() => setLinea(vigente)}>Ver línea de pago</Button>
      )}
      {act.error && (
        <span className="aportacion-retencion-falla" role="alert">
          {isApiError(act.error) ? act.error.message : 'No se pudo generar la línea de pago.'}
        </span>
      )}
      {linea && <LineaDialog linea={linea} onClose={() => setLinea(null)} />}
    </>
  )
}
