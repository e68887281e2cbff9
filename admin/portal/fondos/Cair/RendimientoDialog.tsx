import { useState } from 'react'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { rendimientoIssues, type RendimientoPrevisto } from '#domain/fondos/cair/anio-rendimiento.ts'
import { CUENTA_CAIR_IDS, CUENTAS_CAIR, type CuentaCair } from '#domain/fondos/cair/asiento.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { api } from '#admin/providers/api-client.ts'
import { NumberField, SelectField, TextField } from '#admin/shared/form/fields.tsx'
import { FormDialog } from '#admin/shared/form/FormDialog.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { KEYS_CAIR } from './use-cair.ts'
import type { ReactElement } from 'react'

interface Valores {
  readonly cuenta: string
  readonly anio: number | null
  readonly tasa: string
}

const hoy = () => todayInMexico(Date.now())
const asPedido = ({ cuenta, anio, tasa }: Valores) => ({
  cuenta: cuenta as CuentaCair,
  anio: anio ?? NaN,
  tasa: Number(tasa.replace(',', '.').replace('%', '').trim() || NaN),
})

/** The yield of a year: what it would do is seen first, and applied as it was seen. */
export function RendimientoDialog({ inicial, onClose }: { inicial: CuentaCair; onClose: () => void }): ReactElement {
  const [previsto, setPrevisto] = useState<RendimientoPrevisto | null>(null)
  const act = useAct<Valores, RendimientoPrevisto>({
    call: (values) => api.call('POST /api/panel/cair-rendimientos/previsto', { body: asPedido(values) }),
    done: setPrevisto,
  })
  if (previsto) return <Aplicar previsto={previsto} onClose={onClose} />
  return (
    <FormDialog
      id="rendimiento"
      act={act}
      initial={{ cuenta: inicial, anio: Number(hoy().slice(0, 4)) - 1, tasa: '' }}
      rules={(values) => rendimientoIssues(asPedido(values), hoy())}
      title="Rendimiento anual"
      action="Ver lo que abonaría"
      busyText="Calculando…"
      failure="No se calculó el rendimiento."
      onClose={onClose}
    >
      <SelectField
        name="cuenta"
        label="Cuenta"
        options={CUENTA_CAIR_IDS.map((value) => ({ value, label: CUENTAS_CAIR[value] }))}
      />
      <NumberField name="anio" label="Año" digits={4} width={8} />
      <TextField
        name="tasa"
        label="Tasa anual (%)"
        inputMode="decimal"
        maxLength={10}
        width={10}
        help="Sobre el promedio de los saldos diarios del año."
      />
    </FormDialog>
  )
}

function Aplicar({ previsto, onClose }: { previsto: RendimientoPrevisto; onClose: () => void }): ReactElement {
  const { anio, cuenta, tasa, abiertas, aplicado } = previsto
  const act = useAct<{ anio: number; cuenta: CuentaCair; tasa: number }>({
    call: (pedido) => api.call('POST /api/panel/cair-rendimientos', { body: pedido }),
    keys: KEYS_CAIR,
    toast: () => `El rendimiento de ${anio} se está abonando.`,
    done: onClose,
  })
  return (
    <ActDialog
      title={`Rendimiento de ${anio}`}
      action="Aplicar rendimiento"
      busyText="Aplicando…"
      busy={act.busy}
      waiting={aplicado || abiertas.length > 0}
      error={act.error}
      failure="No se aplicó el rendimiento."
      onSubmit={() => act.run({ anio, cuenta, tasa })}
      onClose={onClose}
    >
      <KeyValueList
        wide
        items={[
          { label: 'Cuenta', value: CUENTAS_CAIR[cuenta] },
          { label: 'Tasa anual', value: `${tasa} %` },
          { label: 'Cuentas', value: formatCuenta(previsto.cuentas) },
          { label: 'Saldo promedio', value: formatPesos(previsto.promedioCentavos) },
          { label: 'Rendimiento', value: formatPesos(previsto.rendimientoCentavos) },
          {
            label: 'Se entrega',
            value:
              previsto.entregas === 0
                ? 'A nadie: todo queda en las cuentas'
                : `${formatPesos(previsto.entregaCentavos)} a ${cuentaTexto(previsto.entregas, 'persona')}`,
          },
        ]}
      />
      {aplicado && <Note tone="warn">El rendimiento de {anio} de esa cuenta ya se aplicó.</Note>}
      {abiertas.length > 0 && (
        <Note tone="warn">
          <strong>Hay quincenas de {anio} sin cerrar.</strong>
          <ul className="cair-abiertas">
            {abiertas.map(({ entidad, quincenas }) => (
              <li key={entidad}>
                {entidad}: {quincenas.join(', ')}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {!aplicado && abiertas.length === 0 && (
        <Note>Se abona una sola vez, con fecha del 31 de diciembre. No se deshace.</Note>
      )}
    </ActDialog>
  )
}
