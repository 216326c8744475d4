import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ProjectToSave, saveProject } from '../../api/adminProjects.ts';
import { ApiError, type FieldMessages } from '../../api/ApiError.ts';
import type { AdminProject } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';
import { type ProjectDraft, toProjectContent } from '../draft/projectDraft.ts';
import { SessionOver, adminCall } from '../session/adminCall.ts';
import { loadAgain } from '../session/loadAgain.ts';
import { type SaveProblem, dismissToasts, problemOf, showToasts } from '../writing/saveProblem.ts';
import { sayStored } from '../writing/sayStored.ts';
import type { SaveKey } from '../writing/useSaveKey.ts';
import { byDraftPath, fieldProblems } from './fieldProblems.ts';

const words = admin.projects;

interface Save {
  id: string | undefined;
  version: number | undefined;
  draft: ProjectDraft;
  restoredFrom: number | undefined;
}

interface SaveResult {
  onSaved: (project: AdminProject, sent: ProjectDraft) => void;
  onRefused: (messages: FieldMessages) => void;
  saveKey: SaveKey;
}

function toSend({ id, version, draft, restoredFrom }: Save): ProjectToSave {
  const messages = fieldProblems(draft);
  if (Object.keys(messages).length > 0) throw new ApiError(400, { message: words.fieldsWrong, messages });
  const { status, slug, publish_at } = draft;
  return {
    id,
    version,
    slug,
    status,
    publish_at: status === 'scheduled' ? publish_at : undefined,
    content: toProjectContent(draft),
    restored_from: restoredFrom,
  };
}

async function send(save: Save, attempt: ReturnType<SaveKey['attempt']>) {
  const project = toSend(save);
  return adminCall((token) => saveProject(token, project, attempt));
}

function projectProblem(failure: unknown, id: string | undefined): SaveProblem {
  const problem = problemOf(failure, id, words.saveFailed);
  return { ...problem, messages: byDraftPath(problem.messages) };
}

export function useSaveProject({ onSaved, onRefused, saveKey }: SaveResult) {
  const client = useQueryClient();
  const { mutate, error, variables, isPending, reset } = useMutation({
    onMutate() {
      dismissToasts();
      saveKey.onSend();
    },
    mutationFn: (save: Save) => send(save, saveKey.attempt()),
    onSuccess({ data }, { id, draft }) {
      sayStored(id === undefined ? words.added : words.updated);
      void loadAgain(client, ['projects']);
      onSaved(data, draft);
    },
    onError(failure, { id }) {
      saveKey.onFailed(failure);
      if (failure instanceof SessionOver) return;
      const problem = projectProblem(failure, id);
      showToasts(problem, words.fieldsWrong);
      onRefused(problem.messages);
    },
  });
  const hasFailed = error && !(error instanceof SessionOver);
  return {
    save: mutate,
    problem: hasFailed ? projectProblem(error, variables.id) : undefined,
    dismissProblem: reset,
    isSaving: isPending,
  };
}
