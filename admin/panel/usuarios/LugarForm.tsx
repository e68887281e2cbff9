import { useState } from 'react'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { LugarFields } from './LugarFields.tsx'
import { SinOpciones } from './SinOpciones.tsx'
import { useOpciones, useSaveUsuario } from './use-usuarios.ts'
import type { Lugar } from './LugarFields.tsx'
import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { ReactElement } from 'react'

/** The place of an account: three levels that are saved together. */
export function LugarForm({ usuario }: { usuario: UsuarioPanel }): ReactElement {
  const opciones = useOpciones()
  const sinOpciones = opciones.data === undefined && opciones.isError
  const save = useSaveUsuario()
  const toast = useToast()
  const { entidadId, adscripcionId, dependenciaId } = usuario
  // Only what was chosen is kept: a refusal brings the account as it is now, and neither choice nor refusal may go with that.
  const [chosen, setLugar] = useState<Lugar | null>(null)
  const lugar = chosen ?? { entidadId, adscripcionId, dependenciaId }
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const changed =
    lugar.entidadId !== entidadId || lugar.adscripcionId !== adscripcionId || lugar.dependenciaId !== dependenciaId
  useLeaveGuard(changed)
  const campos = isApiError(error) ? error.campos : {}
  const submit = async (): Promise<void> => {
    setBusy(true)
    setError(null)
    try {
      await save(usuario, lugar)
      setLugar(null)
      toast.success(`Se guardó el lugar de ${usuario.nombre}.`)
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="stack"
      aria-label="Lugar en la estructura"
      onSubmit={(event) => {
        event.preventDefault()
        if (changed && !busy) void submit()
      }}
    >
      {error !== null && Object.keys(campos).length === 0 && (
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
          setError(null)
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
