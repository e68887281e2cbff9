import { useNavigate } from 'react-router-dom'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { AreaField } from '#admin/shared/form/fields.tsx'
import { RecordForm } from '#admin/shared/form/RecordForm.tsx'
import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import { useActoMovimiento } from '#admin/shared/movimientos/use-acto-movimiento.ts'
import { PREGUNTA_ACTO } from '#admin/shared/movimientos/textos-acto.ts'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { MovimientoAbierto } from './MovimientoAbierto.tsx'
import { useAbierto } from './use-abierto.ts'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { Issue } from '#domain/issue.ts'
import type { ReactElement } from 'react'
import './movimientos.css'

interface Motivo {
  readonly motivo: string
}

const trimmed = ({ motivo }: Motivo): Motivo => ({ motivo: motivo.trim() })
const issues = ({ motivo }: Motivo): readonly Issue[] =>
  motivo === '' ? [{ path: 'motivo', code: 'falta', message: PREGUNTA_ACTO.cancelar.falta }] : []

/** `validacionCancelacion`: confirms the cancellation of one movement, with its reason (specification 3 §2.12). */
export default function ValidacionCancelacion(): ReactElement {
  return (
    <>
      <PageHeader vista="validacionCancelacion" />
      <MovimientoAbierto>{(movimiento) => <Cancelacion movimiento={movimiento} />}</MovimientoAbierto>
    </>
  )
}

function Cancelacion({ movimiento }: { movimiento: MovimientoDetalle }): ReactElement {
  const navigate = useNavigate()
  const volver = `/dashboard?vista=${useAbierto().volver('solicitudesMovimientos')}`
  const act = useActoMovimiento(movimiento, () => void navigate(volver))
  const { folio, tipo, interno, curp, cambio, actions, estatus } = movimiento
  return (
    <Card className="cancelacion">
      <div className="stack">
        <KeyValueList
          wide
          items={[
            { label: 'Tipo', value: tipo },
            { label: 'No. interno', value: formatInterno(interno) },
            { label: 'Nombre', value: nombreNatural(movimiento) },
            { label: 'CURP', value: <span className="mono">{curp}</span> },
          ]}
        />
        {actions.includes('cancelar') ? (
          <RecordForm
            id="cancelar"
            act={{ ...act, run: ({ motivo }: Motivo) => act.run({ acto: 'cancelar', motivo }) }}
            initial={{ motivo: '' }}
            clean={trimmed}
            rules={issues}
            action="Confirmar Cancelación"
            danger
            busyText="Cancelando…"
            failure="No se pudo cancelar."
            extra={<LinkButton to={volver}>Cancelar</LinkButton>}
          >
            <p>
              Se cancelará {folio}, la solicitud de {tipo} del No. interno {formatInterno(interno)}: no entrará en la
              quincena. {cambio !== '' && <>No se hará lo solicitado: {cambio}. </>}No se puede deshacer.
            </p>
            <AreaField name="motivo" label="Motivo" help={PREGUNTA_ACTO.cancelar.ayuda} maxLength={1000} />
          </RecordForm>
        ) : (
          <Note tone="warn" action={<LinkButton to={volver}>Volver</LinkButton>}>
            <strong>No puedes cancelar este movimiento.</strong> Está {estatus}.
          </Note>
        )}
      </div>
    </Card>
  )
}
