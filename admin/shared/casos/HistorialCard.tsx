import { useRef, useState } from 'react'
import { LIMITES_CASO } from '#domain/procesos/casos/caso-issues.ts'
import { api } from '#admin/providers/api-client.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { Timeline } from '#admin/shared/ui/datos/Timeline.tsx'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { fieldError, isToldBy } from '#admin/providers/field-errors.ts'
import { useCasoAct } from './use-caso-act.ts'
import type { CasoDetalle, EventoCaso } from '#domain/procesos/casos/caso.ts'
import type { ReactElement } from 'react'

/** What happened, oldest first, and a comment at the end. */
export function HistorialCard({ caso }: { caso: CasoDetalle }): ReactElement {
  return (
    <Card title="Historial">
      <div className="stack">
        <Timeline
          items={caso.historial.map((evento) => ({ text: <Hecho evento={evento} />, detail: detalle(evento) }))}
        />
        {caso.actions.includes('comentar') && <Comentar caso={caso} />}
      </div>
    </Card>
  )
}

function Hecho({ evento }: { evento: EventoCaso }): ReactElement {
  return (
    <>
      {evento.texto}
      {evento.nota !== '' && <span className="caso-nota">{evento.nota}</span>}
    </>
  )
}

function detalle({ quien, at }: EventoCaso): string {
  return `${quien}, ${fechaHora(at)}`
}

function Comentar({ caso }: { caso: CasoDetalle }): ReactElement {
  const [texto, setTexto] = useState('')
  const sent = useRef('')
  const { run, busy, error, reset } = useCasoAct(
    () => {
      sent.current = texto
      return api.call('POST /api/casos/:id/comentar', { params: { id: caso.id }, body: { texto } })
    },
    // What was written meanwhile is the next comment.
    { onDone: () => setTexto((now) => (now === sent.current ? '' : now)) },
  )
  useLeaveGuard(texto.trim() !== '')
  return (
    <form
      className="caso-comentar"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) run()
      }}
    >
      {error && !isToldBy(error, ['texto']) && <ErrorState title="No se pudo guardar el comentario." error={error} />}
      <Field label="Comentario" error={fieldError(error, 'texto')}>
        <TextArea
          rows={2}
          value={texto}
          maxLength={LIMITES_CASO.nota}
          onChange={(event) => {
            setTexto(event.target.value)
            if (error) reset()
          }}
        />
      </Field>
      <div>
        <Button type="submit" busy={busy} busyText="Guardando…">
          Comentar
        </Button>
      </div>
    </form>
  )
}
