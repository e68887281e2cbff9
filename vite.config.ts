import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Libraries that only the panel needs: they stand apart so that neither /login nor the wizard ever loads them. */
const PANEL = /node_modules\/(react-admin|ra-|@mui|@emotion|react-transition-group|polished|jsonexport|inflection)/

const RULES = /\/domain\/.*\.ts$/

/** The admin app: built into dist/admin, which the API serves; in development the API answers on its own port. */
export default defineConfig({
  root: 'admin',
  publicDir: 'public',
  plugins: [react()],
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    outDir: '../dist/admin',
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The rules do nothing when they are loaded: of a file whose titles a screen shows, how the paper is read stays behind.
      treeshake: { moduleSideEffects: [{ test: RULES, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|@tanstack)\//,
              priority: 30,
            },
            { name: 'panel', test: PANEL, priority: 20 },
          ],
        },
      },
    },
  },
})
