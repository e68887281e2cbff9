import { useState } from 'react'
import { errorMessage } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { LugarFields } from './LugarFields.tsx'
import { SinOpciones } from './SinOpciones.tsx'
import { saveUsuario, useOpciones } from './use-usuarios.ts'
import type { Lugar } from './LugarFields.tsx'
import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { ReactElement } from 'react'

/** The place of an account: three levels that are saved together. */
export function LugarForm({ usuario }: { usuario: UsuarioPanel }): ReactElement {
  const opciones = useOpciones()
  const sinOpciones = opciones.data === undefined && opciones.isError
  const { entidadId, adscripcionId, dependenciaId } = usuario
  // Only what was chosen is kept: a refusal brings the account as it is now, and neither choice nor refusal may go with that.
  const [chosen, setLugar] = useState<Lugar | null>(null)
  const lugar = chosen ?? { entidadId, adscripcionId, dependenciaId }
  const { run, busy, error, campos, isDone, reset } = useAct({
    call: (elegido: Lugar) => saveUsuario(usuario, elegido),
    keys: ['usuarios'],
    toast: () => `Se guardó el lugar de ${usuario.nombre}.`,
    done: () => setLugar(null),
  })
  const changed =
    lugar.entidadId !== entidadId || lugar.adscripcionId !== adscripcionId || lugar.dependenciaId !== dependenciaId
  useLeaveGuard(changed, isDone)
  return (
    <form
      className="stack"
      aria-label="Lugar en la estructura"
      onSubmit={(event) => {
        event.preventDefault()
        if (changed && !busy) run(lugar)
      }}
    >
      {error && Object.keys(campos).length === 0 && (
        <ErrorState title="No se pudo guardar el lugar." error={{ message: errorMessage(error) }} />
      )}
      {sinOpciones && <SinOpciones error={opciones.error} onRetry={() => void opciones.refetch()} />}
      <LugarFields
        value={lugar}
        perfilId={usuario.perfilId}
        opciones={opciones.data}
        sinOpciones={sinOpciones}
        errores={campos}
        readOnly={!usuario.actions.includes('editar')}
        onChange={(value) => {
          if (error) reset()
          setLugar(value)
        }}
      />
      {changed && (
        <div className="row">
          <Button type="submit" variant="primary" busy={busy} busyText="Guardando…">
            Guardar lugar
          </Button>
          <Button onClick={() => setLugar(null)} disabled={busy}>
            Descartar
          </Button>
        </div>
      )}
    </form>
  )
}
