import { useState } from 'react'
import { formatFecha, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { api } from '#admin/providers/api-client.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import type { EleccionAnual, FormularioAnual } from '#domain/fondos/cair/eleccion.ts'
import type { OpcionRendimiento } from '#domain/fondos/cair/rendimiento.ts'
import type { ReactElement } from 'react'
import type { Cuerpo } from '#domain/llamadas.ts'

const OPCIONES = [
  { value: 'A', label: 'Opción A: se me entrega el rendimiento en mi cuenta' },
  { value: 'B', label: 'Opción B: el rendimiento se capitaliza en mi fondo' },
]

/** The choice for one year: sent, and sent again with another option until the year's yield is applied. */
export function EleccionForm({
  afiliadoId,
  eleccion: { anio, opcion, enviado, enviadoAt, version, aplicado },
}: {
  afiliadoId: number
  eleccion: EleccionAnual
}): ReactElement {
  const [elegida, setElegida] = useState<OpcionRendimiento>(opcion ?? 'B')
  const act = useAct<Cuerpo<'POST /api/panel/rendimiento-anual'>, FormularioAnual>({
    call: (body) => api.call('POST /api/panel/rendimiento-anual', { body }),
    keys: ['rendimiento-anual'],
    toast: () => 'Formulario enviado',
  })
  useLeaveGuard(elegida !== (opcion ?? 'B'), act.isDone)
  return (
    <Card title={`Rendimiento de ${anio}`}>
      <form
        className="formulario1-form"
        onSubmit={(event) => {
          event.preventDefault()
          act.run({ afiliadoId, anio, opcion: elegida, version })
        }}
      >
        {act.error && <ErrorState title="No se envió el formulario." error={act.error} />}
        <RadioGroup
          legend={`Qué hacer con el rendimiento de ${anio}`}
          options={OPCIONES}
          value={elegida}
          onChange={(value) => setElegida(value as OpcionRendimiento)}
        />
        <p className="secondary">
          {enviadoAt === null
            ? 'Sin formulario: se capitaliza.'
            : `Enviado por ${enviado} el ${formatFecha(todayInMexico(Date.parse(enviadoAt)))}.`}
        </p>
        {aplicado ? (
          <Note>El rendimiento de {anio} ya se aplicó: la elección no cambia.</Note>
        ) : (
          <div>
            <Button type="submit" variant="primary" busy={act.busy} busyText="Enviando…">
              Enviar formulario
            </Button>
          </div>
        )}
      </form>
    </Card>
  )
}
