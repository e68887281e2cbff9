import { NOMBRE_PERFIL_MAX } from '#domain/acceso/perfil.ts'
import { api } from '#admin/providers/api-client.ts'
import { InlineText } from '#admin/panel/edicion/InlineText.tsx'
import { RecordSaves } from '#admin/panel/edicion/record-saves.ts'
import type { PerfilPanel } from '#domain/acceso/perfil.ts'
import type { ReactElement } from 'react'

const saves = new RecordSaves()

/** The name of a profile, edited where it stands. */
export function NombrePerfil({ perfil }: { perfil: PerfilPanel }): ReactElement {
  return (
    <InlineText
      label={`Nombre del perfil ${perfil.nombre}`}
      value={perfil.nombre}
      campo="nombre"
      maxLength={NOMBRE_PERFIL_MAX}
      keys={['perfiles']}
      call={(nombre) =>
        saves.save(perfil.id, perfil.version, (version) =>
          api.call('PUT /api/perfiles', { body: { id: perfil.id, version, nombre } }),
        )
      }
    />
  )
}
