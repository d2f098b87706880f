// LEARNING: schools, courses and libraries, a meaning a line: English | Portuguese; see the lexicon for how lines are written.
// Data of the search.

/** `meaning: English words | Portuguese words`; `to` before what is done, ` + ` between what a phrase means together. */
export const LEARNING = `
student: student, students, pupil, pupils, learner, kid, kids, undergraduate, freshman, alumni, classmate, schoolchild | aluno, aluna, alunos, estudante, estudantes, discente, calouro, formando, ex aluno, garoto, menino, menina
teacher: teacher, teachers, professor, instructor, tutor, lecturer, faculty, educator, substitute teacher | professor, professora, professores, docente, instrutor, tutor, educador, mestre, professor substituto
guardian: guardian, parent, parents, mom, dad, mother, father, family | responsável, responsáveis, pais, pai, mãe, família, encarregado de educação
course: course, courses, subject, class, module, program, curriculum, discipline, major, degree, syllabus | curso, cursos, disciplina, matéria, módulo, programa, currículo, grade curricular, ementa, graduação, cadeira
lesson: lesson, lessons, class, lecture, session, period, seminar, tutorial | aula, aulas, lição, palestra, encontro, seminário
class_group: class, classroom, section, cohort, group, homeroom | turma, turmas, classe, sala, grupo
to enroll: enroll, register for, sign up for, join a class, add the course, put in class, get into, place in | matricular, inscrever, entrar na turma, fazer matrícula, rematricular, pegar a disciplina, colocar na turma
to drop: drop, drop the course, withdraw from, leave the course, dropped out, unenroll, quit school, pull out of | trancar, trancar a matrícula, desistir do curso, cancelar matrícula, abandonar, largar o curso, evadir, sair da turma
grade: grade, grades, mark, marks, score, scores, gpa, report card, how did he do, how did she do, passed, failed, points, transcript, academic record | nota, notas, boletim, média, conceito, pontuação, histórico escolar, passou de ano, reprovou, como foi na prova, rendimento, aproveitamento
exam: exam, exams, test, quiz, midterm, final, finals, assessment, makeup exam, retake, sat | prova, provas, exame, teste, avaliação, simulado, recuperação, segunda chamada, vestibular, enem, frequência
homework: homework, assignment, assignments, essay, paper, coursework, turn in, hand in, due, submission, exercise, project, deadline | lição, lição de casa, tarefa, trabalho, redação, exercício, atividade, entrega, dever de casa, prazo
attendance: attendance, present, absent, roll call, roll, missed class, skipped class, absences, wasnt in class, truant | presença, chamada, falta, faltas, faltou, frequência, ausente, matou aula, lista de presença
tuition: tuition, school fee, school fees, fees | mensalidade, anuidade, taxa escolar, propina, mensalidade escolar
scholarship: scholarship, grant, financial aid, bursary, fellowship | bolsa, bolsa de estudos, auxílio, fies, prouni, desconto
certificate: certificate, diploma, degree, transcript, proof of enrollment, graduation | certificado, diploma, histórico, atestado de matrícula, declaração de matrícula, formatura, comprovante de matrícula
timetable: timetable, schedule, class schedule, calendar, academic calendar, term, semester | grade horária, horário das aulas, calendário letivo, semestre, bimestre, período letivo, ano letivo, horário
school: school, university, college, campus, academy, kindergarten, daycare, high school | escola, universidade, faculdade, colégio, campus, creche, instituto, jardim de infância, ensino médio
book: book, books, copy, textbook, title, novel, volume, isbn | livro, livros, exemplar, obra, título, apostila, romance, isbn, tomo
to lend: lend, loan, borrow, check out, take out, take home | emprestar, empréstimo, pegar emprestado, retirar, levar para casa, levar emprestado
to return_book: return, give back, bring back, check in | devolver, devolução, entregar de volta
library_member: member, reader, borrower, library card, patron | leitor, leitora, sócio, carteirinha, usuário da biblioteca
author: author, writer, written by, wrote | autor, autora, escritor, escrito por, escreveu
material: material, slides, handout, reading, resource, reading list, notes | material, apostila, slides, leitura, recurso, conteúdo, bibliografia
to graduate: graduate, finish school, graduation, complete the degree | formar, formar se, colar grau, formatura, concluir o curso
behavior: behavior, behaviour, detention, discipline, suspended, bullying | comportamento, ocorrência, indisciplina, suspensão, advertência, bullying
to grade: grade, mark, correct the tests, score, give a mark | corrigir, dar nota, lançar nota, lançar notas, avaliar, corrigir as provas
tutoring: tutoring, private lesson, extra help, remedial | reforço, aula particular, monitoria, explicação, aula de reforço
`;
