import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { api } from '#admin/providers/api-client.ts'
import { useDetalle } from '#admin/panel/hoja/use-detalle.ts'
import { HojaDetalle } from '#admin/panel/hoja/HojaDetalle.tsx'
import { useCloseHoja } from '#admin/panel/hoja/use-close-hoja.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { ActoDialog } from './ActoDialog.tsx'
import { ACTOS_CUENTA, actosOf } from './actos.ts'
import { EstadoUsuarioTag } from './EstadoUsuarioTag.tsx'
import { MismaPersona } from './MismaPersona.tsx'
import { LugarForm } from './LugarForm.tsx'
import { LISTA } from './rutas.ts'
import { CLAVE_CUENTA, rutaUsuario } from '#domain/usuarios/ruta-usuario.ts'
import type { ActoCuenta } from './actos.ts'
import type { HojaProps, TextosHoja } from '#admin/panel/hoja/HojaDetalle.tsx'
import type { UsuarioPanel } from '#domain/usuarios/usuario.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosHoja = {
  nombre: 'Usuario',
  cargando: 'Cargando el usuario',
  falla: 'No se pudo cargar el usuario.',
  volver: 'Volver a usuarios',
  lista: LISTA,
}

/** One account beside the list: its place, how it stands, and what can be done. `claves`: those of the rows in sight, in order. */
export function UsuarioSheet({ clave, claves }: HojaProps): ReactElement {
  const location = useLocation()
  // Ctrl K opens an account with what is to be done with it.
  const [acto, setActo] = useState((location.state as { readonly acto?: ActoCuenta } | null)?.acto ?? null)
  const query = useDetalle('usuarios', CLAVE_CUENTA + clave, (signal) =>
    api.call('GET /api/panel/usuarios/:id', { params: { id: CLAVE_CUENTA + clave }, signal }),
  )
  const close = useCloseHoja(LISTA)
  return (
    <>
      <HojaDetalle
        textos={TEXTOS}
        clave={clave}
        claves={claves}
        ruta={(usuario) => rutaUsuario({ usuario })}
        query={query}
        title={({ nombre }) => nombre}
        facts={({ perfil }) => perfil}
        eyebrow={({ usuario, estado }) => (
          <>
            <span className="mono secondary">{usuario}</span>
            <EstadoUsuarioTag estado={estado} />
          </>
        )}
        footer={(usuario) => actosOf(usuario).length > 0 && <Actos usuario={usuario} onSelect={setActo} />}
      >
        {(usuario) => <Datos usuario={usuario} />}
      </HojaDetalle>
      {acto && query.data?.actions.includes(acto) && (
        <ActoDialog
          usuario={query.data}
          acto={acto}
          onClose={() => setActo(null)}
          onDone={(done) => {
            if (done === 'eliminar') close()
          }}
        />
      )}
    </>
  )
}

function Actos({ usuario, onSelect }: { usuario: UsuarioPanel; onSelect: (acto: ActoCuenta) => void }): ReactElement {
  return (
    <>
      {actosOf(usuario).map((acto) => {
        const { boton, icon, danger } = ACTOS_CUENTA[acto]
        return (
          <Button
            key={acto}
            size="sm"
            icon={icon}
            variant={danger ? 'danger' : 'default'}
            onClick={() => onSelect(acto)}
          >
            {boton}
          </Button>
        )
      })}
    </>
  )
}

function Datos({ usuario }: { usuario: UsuarioPanel }): ReactElement {
  const { estado, bloqueadoHastaAt } = usuario
  return (
    <>
      {bloqueadoHastaAt && (
        <Note tone="bad">
          <strong>Bloqueada por intentos fallidos</strong> hasta {fechaHora(bloqueadoHastaAt)}. Puedes desbloquearla.
        </Note>
      )}
      {estado === 'pendiente' && (
        <Note tone="warn">Tiene una contraseña de un solo uso: al entrar se le pedirá cambiarla.</Note>
      )}
      <KeyValueList
        wide
        items={[
          { label: 'Correo', value: usuario.correo },
          { label: 'Último acceso', value: usuario.ultimoAccesoAt ? fechaHora(usuario.ultimoAccesoAt) : 'Nunca' },
          { label: 'Dos pasos', value: usuario.dosPasos ? 'Activados' : 'Sin activar' },
          { label: 'Creada', value: fechaHora(usuario.creadoAt) },
        ]}
      />
      <h3>Lugar en la estructura</h3>
      <LugarForm key={usuario.id} usuario={usuario} />
      <MismaPersona key={`persona ${usuario.id}`} usuario={usuario} />
    </>
  )
}
