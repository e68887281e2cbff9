import { useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { exportBitacora, useCuenta } from './exportar.ts'
import { problemaPeriodo } from './periodo.ts'
import type { FormatoExporteBitacora } from '#domain/acceso/bitacora/archivo-bitacora.ts'
import type { FiltroBitacoraPedido } from '#domain/acceso/bitacora/bitacora.ts'
import type { ReactElement } from 'react'

const FORMATOS = [
  { value: 'jsonl', label: 'Con su prueba (JSONL): quien lo recibe verifica que nada se cambió' },
  { value: 'csv', label: 'Para leerlo (CSV): con nombres, se abre en una hoja de cálculo' },
] as const

/** Which days, in which form, and how many acts that is; the export is itself an act. */
export function ExportarDialog({
  filtro,
  onClose,
}: {
  filtro: FiltroBitacoraPedido
  onClose: () => void
}): ReactElement {
  const today = todayInMexico(Date.now())
  const [desde, setDesde] = useState(filtro.desde ?? filtro.hasta ?? `${today.slice(0, 8)}01`)
  const [hasta, setHasta] = useState(filtro.hasta ?? today)
  const [formato, setFormato] = useState<FormatoExporteBitacora>('jsonl')
  const problema = problemaPeriodo(desde, hasta)
  const cuenta = useCuenta(problema === '' ? { desde, hasta } : null)
  const { run, busy, error } = useAct({
    call: () => exportBitacora({ desde, hasta, formato }),
    keys: [{ queryKey: ['bitacora', 'pagina'] }],
    toast: (nombre) => (nombre === null ? null : `Se exportó la bitácora: ${nombre}`),
    done: onClose,
    leaves: true,
  })
  const actos = problema === '' ? cuenta.data?.actos : undefined
  return (
    <ActDialog
      title="Exportar la bitácora"
      action={actos ? `Exportar ${cuentaTexto(actos, 'acto', 'actos')}` : 'Exportar'}
      busyText="Exportando…"
      busy={busy}
      waiting={!actos}
      error={error ?? cuenta.error}
      failure={error ? 'No se pudo exportar.' : 'No se pudieron contar los actos.'}
      size="md"
      onClose={onClose}
      onSubmit={() => run()}
    >
      <div className="bitacora-periodo">
        <Field id="exportar-desde" label="Desde">
          <DateInput value={desde} onChange={setDesde} />
        </Field>
        <Field id="exportar-hasta" label="Hasta" error={problema || null}>
          <DateInput value={hasta} onChange={setHasta} />
        </Field>
      </div>
      <RadioGroup
        legend="Formato"
        name="exportar-formato"
        options={FORMATOS}
        value={formato}
        onChange={(value) => setFormato(value as FormatoExporteBitacora)}
      />
      <p role="status" className="secondary">
        {problema === '' ? cuantos(actos) : ''}
      </p>
      {hasMore(filtro) && (
        <Note tone="info">Se exporta el periodo completo: los demás filtros de la lista no se aplican.</Note>
      )}
      <p className="secondary small">La exportación queda en la bitácora con tu nombre.</p>
    </ActDialog>
  )
}

function cuantos(actos: number | undefined): string {
  if (actos === undefined) return 'Contando los actos…'
  return actos === 0 ? 'No hay actos en esos días.' : `Se escribirán ${cuentaTexto(actos, 'acto', 'actos')}.`
}

/** Whether the list is narrowed by more than its days. */
function hasMore(filtro: FiltroBitacoraPedido): boolean {
  return Object.keys(filtro).some((key) => key !== 'desde' && key !== 'hasta')
}
