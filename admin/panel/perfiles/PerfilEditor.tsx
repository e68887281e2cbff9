import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { isAdministrador } from '#domain/acceso/actor.ts'
import { clavePerfil, perfilPedido, rutaPerfil } from '#domain/acceso/ruta-perfil.ts'
import { useSession, useSessionState } from '#admin/providers/session-context.ts'
import { rutaGuiaVentanilla } from '#domain/procesos/nueva-ventanilla.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { keepDetalle } from '#admin/shared/detalle.ts'
import { PorGuardar } from '#admin/panel/edicion/PorGuardar.tsx'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import { useDireccionPropia } from '#admin/shared/rutas/use-direccion-propia.ts'
import { ConflictoPerfil } from './ConflictoPerfil.tsx'
import { DatosPerfilCard } from './DatosPerfilCard.tsx'
import { DerechosPerfilCard } from './DerechosPerfilCard.tsx'
import { EliminarPerfil } from './EliminarPerfil.tsx'
import { GuardarDialog } from './GuardarDialog.tsx'
import { PermisosCard } from './PermisosCard.tsx'
import { countCambios, mergePermisos, permisosOf, toggled } from './permisos-draft.ts'
import { abreConcedible } from './textos-derechos.ts'
import { VerComoDialog } from './VerComoDialog.tsx'
import { isPropuestaHecha, quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { migaVista } from '#admin/shared/pagina/miga-vista.ts'
import type { PerfilDetalle, RespuestaDerechos } from '#domain/acceso/perfil.ts'
import type { ReactElement } from 'react'

interface PerfilEditorProps {
  perfil: PerfilDetalle
  derechos: RespuestaDerechos
}

type Opened = 'guardar' | 'ver' | 'eliminar' | null

/** Scope, acts, menus and processes of a profile, changed here and saved together. */
export function PerfilEditor({ perfil, derechos }: PerfilEditorProps): ReactElement {
  const client = useQueryClient()
  const toast = useToast()
  const session = useSession()
  const { reload } = useSessionState()
  const [base, setBase] = useState(perfil)
  const [draft, setDraft] = useState(() => permisosOf(perfil))
  const location = useLocation()
  const [params] = useSearchParams()
  // Ctrl K opens a profile to look as it does.
  const asked = (location.state as { readonly acto?: string } | null)?.acto === 'ver'
  const [opened, setOpened] = useState<Opened>(asked ? 'ver' : null)
  const [conflict, setConflict] = useState<{ readonly actual: PerfilDetalle; readonly mensaje: string } | null>(null)
  const cambios = countCambios(permisosOf(base), draft)
  useLeaveGuard(cambios > 0)
  // Its address follows its name, once nothing is being edited that it would take away.
  useDireccionPropia(cambios === 0 ? rutaPerfil(base) : undefined)
  const take = (actual: PerfilDetalle): void => {
    setBase(actual)
    setDraft(permisosOf(actual))
    setConflict(null)
  }
  const [seen, setSeen] = useState(perfil)
  if (perfil !== seen) {
    // It was opened on what was known of it and has come as it is: nothing is being edited that this would take away.
    setSeen(perfil)
    if (cambios === 0 && perfil.version > base.version) take(perfil)
  }
  const onSaved = async (saved: PerfilDetalle | PropuestaHecha): Promise<void> => {
    if (isPropuestaHecha(saved)) {
      take(base)
      setOpened(null)
      toast.success(quedoPorAutorizar(saved))
      return
    }
    take(saved)
    keepDetalle(client, 'perfiles', saved, perfilPedido(clavePerfil(saved)))
    setOpened(null)
    toast.success(`Se guardaron los permisos de ${saved.nombre}. Valen desde ahora.`)
    await client.invalidateQueries({ queryKey: ['perfiles'] })
    if (saved.id === session.perfil.id) await reload()
  }
  const close = (): void => setOpened(null)
  const quien =
    base.usuarios === 0
      ? 'Ningún usuario lo tiene'
      : `${base.usuarios === 1 ? 'Lo tiene' : 'Lo tienen'} ${cuentaTexto(base.usuarios, 'usuario', 'usuarios')}`
  const mayLook = isAdministrador({ perfilId: session.perfil.id }) && !base.protegido
  return (
    <>
      <PageHeader
        crumbs={[migaVista('perfiles'), { label: base.nombre }]}
        title={base.nombre}
        facts={`${quien}.`}
        actions={
          <>
            {params.get('volver') === 'ventanilla' && (
              <LinkButton icon={ArrowLeft} to={rutaGuiaVentanilla(base)}>
                Volver a la guía
              </LinkButton>
            )}
            {!base.protegido && (
              <Button icon={Trash2} variant="danger" onClick={() => setOpened('eliminar')}>
                Eliminar
              </Button>
            )}
            {mayLook && (
              <Button icon={Eye} onClick={() => setOpened('ver')}>
                Ver como este perfil
              </Button>
            )}
          </>
        }
      />
      <div className="stack perfil-pagina">
        {base.protegido && (
          <Note>
            <strong>Este perfil puede todo</strong> y abre todas las pantallas; sus permisos no se cambian ni se
            elimina.
          </Note>
        )}
        <DatosPerfilCard draft={draft} actosAntes={base.actos} protegido={base.protegido} onChange={setDraft} />
        {!base.protegido && (
          <>
            <PermisosCard
              title="Menús"
              uno="menú"
              varios="menús"
              all={derechos.menus}
              nota="Los grupos del portal no se dan: cada uno aparece con los submenús que el perfil tenga."
              abre={(one) => abreConcedible('menu', one, derechos.procesos, draft.ambito)}
              chosen={draft.menus}
              before={base.menus}
              onToggle={(id) => setDraft({ ...draft, menus: toggled(draft.menus, id) })}
              onSet={(menus) => setDraft({ ...draft, menus })}
            />
            <PermisosCard
              title="Procesos"
              uno="proceso"
              varios="procesos"
              all={derechos.procesos}
              isAparte={(one) => draft.ambito === 'dependencia' && one.delInstituto === true}
              abre={(one) => abreConcedible('proceso', one, derechos.procesos, draft.ambito)}
              chosen={draft.procesos}
              before={base.procesos}
              onToggle={(id) => setDraft({ ...draft, procesos: toggled(draft.procesos, id) })}
              onSet={(procesos) => setDraft({ ...draft, procesos })}
            />
            <DerechosPerfilCard id={base.id} draft={draft} derechos={derechos} />
          </>
        )}
      </div>
      {cambios > 0 && (
        <PorGuardar
          texto={`${cuentaTexto(cambios, 'cambio', 'cambios')} sin guardar`}
          action="Revisar y guardar"
          onSave={() => setOpened('guardar')}
          onDiscard={() => setDraft(permisosOf(base))}
        />
      )}
      {opened === 'guardar' && (
        <GuardarDialog
          base={base}
          draft={draft}
          derechos={derechos}
          onClose={close}
          onSaved={onSaved}
          onConflict={(found) => {
            setOpened(null)
            setConflict(found)
          }}
        />
      )}
      {opened === 'ver' && mayLook && <VerComoDialog perfil={base} onClose={close} />}
      {opened === 'eliminar' && <EliminarPerfil perfil={base} onClose={close} />}
      {conflict && (
        <ConflictoPerfil
          mine={draft}
          actual={conflict.actual}
          mensaje={conflict.mensaje}
          derechos={derechos}
          onTakeTheirs={() => take(conflict.actual)}
          onKeep={(how) => {
            const saved = permisosOf(conflict.actual)
            setBase(conflict.actual)
            setDraft(how === 'unir' ? mergePermisos(permisosOf(base), draft, saved) : draft)
            setConflict(null)
            setOpened('guardar')
          }}
        />
      )}
    </>
  )
}
