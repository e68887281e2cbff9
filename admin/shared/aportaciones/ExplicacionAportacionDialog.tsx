import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { useExplicacionAportacion } from './use-explicacion-aportacion.ts'
import type { ExplicacionAportacion } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import type { ReactElement } from 'react'
import './explicacion-aportacion.css'

/** Where an amount comes from: formula, parameters, base, days, rounding and who closed it. */
export function ExplicacionAportacionDialog(props: { id: number; fondo: FondoId; onClose: () => void }): ReactElement {
  const { data, error, isPending, refetch } = useExplicacionAportacion(props.id, props.fondo)
  return (
    <Dialog
      open
      size="md"
      title="De dónde sale el importe"
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>Cerrar</Button>}
    >
      {error && <ErrorState title="No se pudo explicar el importe." error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton lines={6} label="Cargando la explicación" />}
      {data && <Explicacion data={data} />}
    </Dialog>
  )
}

function Explicacion({ data }: { data: ExplicacionAportacion }): ReactElement {
  return (
    <div className="stack">
      <p>
        <strong>{data.nombre}</strong> <span className="mono secondary">{data.interno}</span>
        <br />
        <span className="secondary">
          {data.fondo} · {data.quincena} · {data.entidad}
        </span>
      </p>
      <ol className="explicacion-lineas">
        {data.lineas.map(({ clave, parte, origen, formula, importeCentavos }) => (
          <li key={`${clave} ${parte} ${origen}`}>
            <span className="explicacion-clave">
              <span className="mono">{clave}</span> {parte} · {origen}
            </span>
            <strong>{formatPesos(importeCentavos)}</strong>
            <span className="secondary explicacion-formula">{formula}</span>
          </li>
        ))}
      </ol>
      <KeyValueList
        wide
        items={[
          { label: 'Total', value: <strong>{formatPesos(data.totalCentavos)}</strong> },
          { label: 'Días', value: cuentaTexto(data.dias, 'día') },
          { label: 'Sueldo de la quincena', value: formatPesos(data.sueldoCentavos) },
          { label: 'De qué días y sueldos', value: data.segmentos.join('; ') },
          { label: 'Parámetros', value: data.parametros },
          { label: 'Redondeo', value: data.redondeo },
          { label: 'Cerró', value: data.cerradaPor },
        ]}
      />
    </div>
  )
}
